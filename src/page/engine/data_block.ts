// Data that the build has put into the page: gzipped, in base64 (src/page/build.mjs).

/** The block with that id, as it stands there. */
export function packedBlock(id: string): string {
  const block = document.getElementById(id);
  if (!block) throw new Error(`the page has no ${id}`);
  return block.textContent ?? '';
}

/** The bytes of a block. Workers do so: meanwhile the page draws. */
export async function unpacked(block: string): Promise<ArrayBuffer> {
  const packed = new Blob([bytesOf(block)]);
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** Of base64. A loop: to call a function for each byte takes a tenth of a second and more. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; ++i) bytes[i] = letters.charCodeAt(i);
  return bytes;
}
