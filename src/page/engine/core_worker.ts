// The worker of the C++ core: each message is a command line, answered in turn.

import createMinimax from 'virtual:core-glue';
import { unpacked } from './data_block';
import type { AnswerMessage, RunMessage, StartMessage } from './messages';
import { runCommand } from './run_command';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: AnswerMessage): void;
};

// The module comes first, and what is asked meanwhile waits for it.
let ready: ReturnType<typeof createMinimax> | undefined;

scope.onmessage = async ({ data }: MessageEvent<StartMessage | RunMessage>) => {
  if ('core' in data) {
    ready = unpacked(data.core).then((wasmBinary) => createMinimax({ wasmBinary }));
    // Who asks is told.
    ready.catch(() => undefined);
    return;
  }
  try {
    if (!ready) throw new Error('not started');
    scope.postMessage({ id: data.id, ...runCommand(await ready, data.args, data.files, data.wanted) });
  } catch (error) {
    scope.postMessage({ id: data.id, failed: String(error) });
  }
};
