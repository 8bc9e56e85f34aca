export interface Picture {
  bitmap: ImageBitmap;
  width: number;
  height: number;
}

/** The most pixels that every browser draws on a canvas; the limit is that of Safari on a phone. */
const MOST_PIXELS = 16_000_000;

/**
 * Decodes the picture in a file, and shrinks it if a canvas could not hold it; returns undefined if the browser can't
 * decode it. A bitmap needs no URL, which the content security policy would have to allow.
 */
export async function readPicture(file: Blob): Promise<Picture | undefined> {
  try {
    const bitmap = await fitCanvas(await createImageBitmap(file));
    return { bitmap, width: bitmap.width, height: bitmap.height };
  } catch {
    return undefined;
  }
}

async function fitCanvas(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height));
  if (scale >= 1) return bitmap;
  const smaller = await createImageBitmap(bitmap, {
    resizeWidth: Math.floor(bitmap.width * scale),
    resizeHeight: Math.floor(bitmap.height * scale),
    resizeQuality: 'high',
  });
  bitmap.close();
  return smaller;
}
