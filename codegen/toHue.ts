/**
 * Returns a muted colour for a kind that states none, computed from its id so that it is the same on every run:
 * `#7ab3c2`.
 */
export function toHue(id: string): string {
  const hue = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  const channel = (shift: number) => {
    const k = (shift + hue / 30) % 12;
    return Math.round(255 * (0.68 - 0.24 * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return `#${[0, 8, 4].map((shift) => channel(shift).toString(16)).join('')}`;
}
