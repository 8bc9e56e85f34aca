/** The effect of a key on the chosen point of a curve: steps in value, steps along x, or points to move on by. */
interface PointKey {
  alongY?: number;
  alongX?: number;
  walk?: number;
}

const KEYS: ReadonlyMap<string, PointKey> = new Map([
  ['ArrowUp', { alongY: 1 }],
  ['ArrowDown', { alongY: -1 }],
  ['PageUp', { alongY: 10 }],
  ['PageDown', { alongY: -10 }],
  ['ArrowLeft', { walk: -1 }],
  ['ArrowRight', { walk: 1 }],
  ['Home', { walk: Number.NEGATIVE_INFINITY }],
  ['End', { walk: Number.POSITIVE_INFINITY }],
]);

const SHIFTED: ReadonlyMap<string, PointKey> = new Map<string, PointKey>([
  ...KEYS,
  ['ArrowUp', { alongY: 10 }],
  ['ArrowDown', { alongY: -10 }],
  ['ArrowLeft', { alongX: -1 }],
  ['ArrowRight', { alongX: 1 }],
]);

export const POINT_KEYS_HINT = 'Left and right choose a point, up and down change it (Shift: 10 steps).';
export const POINT_KEYS_X_HINT = 'Shift with left and right moves it along x.';

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The effect of a key press on a point; undefined for other keys. */
export function pointKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): PointKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return (shiftKey ? SHIFTED : KEYS).get(key);
}
