// A picture as pixels.

import { viewBox } from './standalone';

/** What browsers can draw on at once. */
const mostPixelsASide = 16_384;
const mostPixels = 100_000_000;

/** Twice as many pixels as the picture has units, or as many as there can be; null where it is too large. */
export async function pngOf(picture: SVGSVGElement, file: string): Promise<Blob | null> {
  const { width, height } = viewBox(picture);
  const scale = Math.min(
    2, mostPixelsASide / width, mostPixelsASide / height, Math.sqrt(mostPixels / (width * height)));
  if (!(scale >= 0.25)) return null;
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, 'image/png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}
