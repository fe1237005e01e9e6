// Data that the build has put into the page: gzipped, in base64 (src/page/build.mjs).

/** The bytes of the block with that id. The text of it is freed. */
export async function readDataBlock(id: string): Promise<ArrayBuffer> {
  const block = document.getElementById(id);
  if (!block) throw new Error(`the page has no ${id}`);
  const text = atob(block.textContent ?? '');
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
