import type { Assumption } from './assumptions.ts';
import { significantText } from './significantText.ts';

/** '+2.5 kW (+12.5 %)', '+290 kW (×30)'; 'changed' for what is not a number, empty for what does not deviate. */
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

/** Beyond it, how many times the reference it is says more. */
const MOST_PERCENT = 1000;
const FIXED_SPACE = '\u00a0';
