const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** '14 minutes ago', 'yesterday': how long ago an ISO timestamp was. */
export function timeAgo(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  if (Number.isNaN(seconds)) return 'Unknown date';
  if (seconds > -45) return 'just now';
  const [unit, size] = UNITS.find(([, length]) => -seconds >= length * 0.9) ?? MINUTE;
  return AGO.format(Math.round(seconds / size), unit);
}

const MINUTE: [Intl.RelativeTimeFormatUnit, number] = ['minute', 60];

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  MINUTE,
];
