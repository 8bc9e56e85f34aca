import { translate } from './shownWording.ts';
import { significantText } from './significantText.ts';
import type { UsualRange } from './UsualRange.ts';

/** Returns 'Usual: 0.85 to 0.97 kW, median 0.92, among 34 components'. */
export function usualText({ count, p5, median, p95 }: UsualRange, unit = ''): string {
  const [from, to, middle] = [p5, p95, median].map(significantText);
  return translate('Usual: {from} to {to}, median {median}, among {count} components', {
    from: from ?? '',
    to: `${to}${unit && ` ${unit}`}`,
    median: middle ?? '',
    count,
  });
}
