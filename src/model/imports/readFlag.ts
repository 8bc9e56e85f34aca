/** Reads a text that says yes or no; undefined if it says neither. */
export function readFlag(text: string): boolean | undefined {
  return FLAGS.get(text.trim().toLowerCase());
}

const FLAGS = new Map([
  ...['true', 'yes', 'y', '1', '1.0'].map((text) => [text, true] as const),
  ...['false', 'no', 'n', '0', '0.0'].map((text) => [text, false] as const),
]);
