// An instance of the C++ core, with the catalogues of what it says: made in a worker of what stands in
// the page.

import createMinimax from 'virtual:core-glue';
import { catalogueFiles, type CoreCatalogues } from './core_catalogues';
import { packedBlock, unpacked } from './data_block';
import type { StartMessage } from './messages';
import { putCatalogues, type CoreModule } from './run_command';

/** What a worker needs for it, which cannot read the page itself. */
export function coreBlocks(): StartMessage {
  return { core: packedBlock('core-wasm'), catalogues: packedBlock('core-catalogues') };
}

export async function startedCore({ core, catalogues }: StartMessage): Promise<CoreModule> {
  const [module, texts] = await Promise.all([
    unpacked(core).then((wasmBinary) => createMinimax({ wasmBinary })),
    unpacked(catalogues),
  ]);
  putCatalogues(module, catalogueFiles(JSON.parse(new TextDecoder().decode(texts)) as CoreCatalogues));
  return module;
}
