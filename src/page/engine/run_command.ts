// One call of the command in an instance of its WebAssembly: also of use to a worker that has more in
// it than the C++ core.

import type { CommandResult } from './engine';

/** What the page uses of what emscripten makes. */
export interface CoreModule {
  FS: {
    mkdir(path: string): void;
    chdir(path: string): void;
    writeFile(path: string, content: string | Uint8Array): void;
    readFile(path: string, options: { encoding: 'utf8' }): string;
    readdir(path: string): string[];
    unlink(path: string): void;
    analyzePath(path: string): { exists: boolean };
  };
  run(args: string[], input?: string, language?: string): Omit<CommandResult, 'files'>;
}

const folder = '/work';

/** Where the core looks for its catalogues (src/wasm/page.cpp). */
const catalogueFolder = '/catalogues';

/** The files of catalogueFiles(), once for all that is run then. */
export function putCatalogues({ FS }: CoreModule, files: Record<string, Uint8Array>): void {
  FS.mkdir(catalogueFolder);
  for (const [name, file] of Object.entries(files)) FS.writeFile(`${catalogueFolder}/${name}`, file);
}

function emptied({ FS }: CoreModule): void {
  if (!FS.analyzePath(folder).exists) FS.mkdir(folder);
  FS.chdir(folder);
  for (const name of FS.readdir(folder)) {
    if (name !== '.' && name !== '..') FS.unlink(`${folder}/${name}`);
  }
}

/** What people read is said in that language, if putCatalogues() has put it there. */
export function runCommand(
  core: CoreModule, args: string[], files: Record<string, string>, wanted: string[], language = 'en',
): CommandResult {
  emptied(core);
  for (const [name, text] of Object.entries(files)) core.FS.writeFile(`${folder}/${name}`, text);
  const result = core.run(args, '', language);
  const written: Record<string, string> = {};
  for (const name of wanted) {
    const path = `${folder}/${name}`;
    if (core.FS.analyzePath(path).exists)
      written[name] = core.FS.readFile(path, { encoding: 'utf8' });
  }
  return { ...result, files: written };
}
