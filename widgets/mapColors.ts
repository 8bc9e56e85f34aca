/** Cividis: rises evenly in lightness, from dark blue to yellow, and looks the same with any colour vision. */
const SCALE = [
  '#00224e',
  '#123570',
  '#3b496c',
  '#575d6d',
  '#707173',
  '#8a8678',
  '#a59c74',
  '#c3b369',
  '#e1cc55',
  '#fee838',
];

/** The colour at a share of the scale, from 0 to 1. */
export function mapColor(share: number): `#${string}` {
  const place = Math.min(Math.max(share, 0), 1) * (SCALE.length - 1);
  const low = Math.min(Math.floor(place), SCALE.length - 2);
  const [from, to] = [toChannels(SCALE[low] ?? ''), toChannels(SCALE[low + 1] ?? '')];
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * (place - low)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of a line, which must contrast with dark and light backgrounds. */
export function mapLineColor(share: number): `#${string}` {
  return mapColor(DARKEST_LINE + (1 - DARKEST_LINE) * share);
}

const DARKEST_LINE = 0.45;

/** The scale as a CSS gradient. */
export const MAP_GRADIENT = `linear-gradient(to right, ${SCALE.join(', ')})`;

function toChannels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
