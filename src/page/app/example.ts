// What a page has to open by itself: the tree of the course notes. The build searches it, with the core that
// the page has in it, so that the tree is there before the core has started.

import createMinimax from 'virtual:core-glue';
import text from '../../../examples/course_notes.pl';
import { runCommand } from '../engine/run_command';
import type { Given } from './given';
import { search } from './search';

export async function example(wasmBinary: ArrayBuffer): Promise<Given> {
  const exercise = { name: null, text, is_program: false, position: null, arguments: [] };
  const core = await createMinimax({ wasmBinary });
  const { film, messages } = await search(
    { run: (args, files, wanted) => Promise.resolve(runCommand(core, args, files, wanted)) }, exercise);
  if (!film) throw new Error(messages);
  return { exercise, film };
}
