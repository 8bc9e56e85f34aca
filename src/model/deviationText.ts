import type { Assumption } from './assumptions.ts';
import { significantText } from './significantText.ts';

/**
 * Describes a deviation: '+2.5 kW (+12.5 %)', '+290 kW (×30)'; 'changed' if not of a number, empty without a deviation.
 */
export function deviationText({ deviation, unit }: Pick<Assumption, 'deviation' | 'unit'>): string {
  if (!deviation) return '';
  const { by, percent } = deviation;
  if (by === undefined) return 'changed';
  const own = unit === '' ? signed(by) : `${signed(by)}${FIXED_SPACE}${unit}`;
  // Percent of a percentage would be misread.
  if (percent === undefined || unit === '%') return own;
  const isTimes = percent > MOST_PERCENT;
  return `${own} (${isTimes ? `×${significantText(percent / 100 + 1)}` : `${signed(percent)}${FIXED_SPACE}%`})`;
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${significantText(value)}`;
}

/** Above this percentage, the multiple of the reference is shown instead. */
const MOST_PERCENT = 1000;
const FIXED_SPACE = '\u00a0';
