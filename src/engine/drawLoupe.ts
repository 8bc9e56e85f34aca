import type { PlanePoint } from '#model/calibrateChart.ts';
import type { Picture } from './readPicture.ts';

interface LoupeView {
  picture: Picture;
  /** The place in the middle of the loupe, in pixels of the picture. */
  at: PlanePoint;
  /** Screen pixels per pixel of the picture. */
  scale: number;
}

const MAGNIFICATION = 4;

/** Draws the picture around a place under a cross, at four times its shown or its actual size, whichever is larger. */
export function drawLoupe(canvas: HTMLCanvasElement, { picture, at, scale }: LoupeView): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const density = width / (canvas.clientWidth || width);
  const size = MAGNIFICATION * Math.max(scale, 1) * density;
  // Transparent parts of a picture are drawn as white paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingEnabled = false;
  const [left, top] = [width / 2 - at.x * size, height / 2 - at.y * size];
  context.drawImage(picture.bitmap, left, top, picture.width * size, picture.height * size);
  context.fillStyle = '#d0006f';
  context.fillRect(width / 2 - density / 2, 0, density, height);
  context.fillRect(0, height / 2 - density / 2, width, density);
}
