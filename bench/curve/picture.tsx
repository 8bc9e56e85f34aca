import '#app/theme.css';
import { PictureDialog } from '#engine/PictureDialog.tsx';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { mountToPaint } from '../form/mountToPaint.tsx';

const CURVE: CurveDefinition = {
  ...{ id: 'power', title: 'Power curve', help: '', rising: true, outside: 'zero' },
  x: { title: 'Wind speed', unit: 'm/s', source: { field: 'speed' } },
  y: [{ title: 'Power', unit: 'kW', minimum: 0, source: { field: 'power' } }],
};

const POINTS = { x: [0, 25], y: [[0, 3000]] };

interface Digitising {
  /** Opens a picture of a chart with this size in pixels. */
  open: (size: { width: number; height: number }) => Promise<void>;
}

declare global {
  interface Window {
    digitising: Digitising;
  }
}

window.digitising = {
  open: async (size) => {
    const picture = await drawPicture(size);
    const nothing = () => {};
    await mountToPaint(() => (
      <PictureDialog
        curve={CURVE}
        points={POINTS}
        fixedX={false}
        picture={picture}
        onApply={nothing}
        onCancel={nothing}
      />
    ));
  },
};

/** Draws a scanned page, whose noise keeps it from being compressed well. */
async function drawPicture({ width, height }: { width: number; height: number }): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  const image = context.createImageData(width, height);
  let seed = 1;
  for (let at = 0; at < image.data.length; at += 4) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const grey = 235 + Math.floor((20 * seed) / 2_147_483_648);
    image.data.set([grey, grey, grey, 255], at);
  }
  context.putImageData(image, 0, 0);
  context.lineWidth = 4;
  context.strokeRect(0.05 * width, 0.05 * height, 0.9 * width, 0.9 * height);
  context.beginPath();
  for (let share = 0; share <= 1; share += 0.01)
    context.lineTo((0.05 + 0.9 * share) * width, (0.95 - 0.9 * share ** 2) * height);
  context.stroke();
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'chart.png', { type: 'image/png' });
}
