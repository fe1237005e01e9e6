// Data that the build has put into the page: gzipped, in base64 (src/page/build.mjs).

/** The bytes of the block with that id. */
export async function readDataBlock(id: string): Promise<ArrayBuffer> {
  const block = document.getElementById(id);
  if (!block) throw new Error(`the page has no ${id}`);
  const packed = new Blob([bytesOf(block.textContent ?? '')]);
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** Of base64. A loop: to call a function for each byte takes a tenth of a second and more. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; ++i) bytes[i] = letters.charCodeAt(i);
  return bytes;
}
