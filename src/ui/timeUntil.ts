const UNTIL = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** 'in 12 days', 'in 5 hours', 'soon': how long until an ISO timestamp, rounded up. */
export function timeUntil(iso: string, now = Date.now()): string {
  const left = new Date(iso).getTime() - now;
  if (Number.isNaN(left)) return 'Unknown date';
  if (left < HOUR_MS) return 'soon';
  return left > DAY_MS
    ? UNTIL.format(Math.ceil(left / DAY_MS), 'day')
    : UNTIL.format(Math.ceil(left / HOUR_MS), 'hour');
}
