import type { CurveFault } from '#model/curveFaults.ts';
import type { CurveLimits } from '#model/curvePoints.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { MESSAGES } from '#model/messages.ts';
import { formatNumber } from '#model/parseNumber.ts';
import type { QuantityProblem } from '#model/readQuantity.ts';
import { translate } from '#model/shownWording.ts';

/** Significant digits of a value in a message. */
const SHOWN_DIGITS = 7;

/** The message for a cell whose text is not a number. */
export function problemMessage(found: QuantityProblem): string {
  return found.problem === 'unit' ? found.message : translate(MESSAGES[found.problem]);
}

/** The message for a broken rule of a curve; `limits` are those of the cell's column. */
export function faultMessage(code: CurveFault['code'], limits: CurveLimits & { unit?: string | undefined }): string {
  switch (code) {
    case 'notRising':
      return translate('Must be greater than in the row above');
    case 'belowMinimum':
      if (isPercentage(limits)) return translate(MESSAGES.percentage);
      return limits.minimum === 0
        ? translate(MESSAGES.nonNegative)
        : translate('Value must be at least {limit}', { limit: formatNumber(limits.minimum) });
    case 'aboveMaximum':
      return isPercentage(limits)
        ? translate(MESSAGES.percentage)
        : translate('Value must be at most {limit}', { limit: formatNumber(limits.maximum) });
    case 'missing':
      return translate('A value is missing: the lists differ in length');
    case 'extra':
      return translate('This value has no x: the lists differ in length');
  }
}

/** The messages at the cell and below the curve when text that is not a number became 0; `row` counts from 0. */
export function zeroedMessages(text: string, row: number): { cell: string; note: string } {
  const isBlank = text.trim() === '';
  const what = isBlank ? "A cell can't be empty" : `“${text.trim()}” is not a number`;
  // A narrow cell shows only the first words.
  return {
    cell: `Now 0: ${isBlank ? "a cell can't be empty" : what}`,
    note: `${what}: row ${row + 1} was set to 0`,
  };
}

/** 'State of charge [%]'. */
export function columnTitle({ title, unit }: { title: string; unit?: string | undefined }): string {
  return unit ? `${title} [${unit}]` : title;
}

/** 'Power at 4 m/s', or the row for x itself and for a value without x: 'Wind speed [m/s], row 5'. */
export function nameCell(
  columns: readonly CurveAxis[],
  { row, column, x }: { row: number; column: number; x: number | undefined },
): string {
  const [axis, own] = [columns[0], columns[column]];
  if (column === 0 || x === undefined)
    return translate('{title}, row {row}', { title: own ? columnTitle(own) : '', row: row + 1 });
  return translate('{title} at {value}', { title: own?.title ?? '', value: quantity(x, axis?.unit) });
}

/** '90 %', or '90' without a unit; rounded to 7 digits, as the value may be converted or resampled. */
export function quantity(value: number | undefined, unit: string | undefined): string {
  const text = value === undefined ? '' : formatNumber(Number(value.toPrecision(SHOWN_DIGITS)));
  return unit ? `${text} ${unit}` : text;
}

/** '1 value', '3 values'. */
export function valuesCounted(count: number): string {
  return count === 1 ? translate('1 value') : translate('{count} values', { count });
}

/** '1 point', '14 points'. */
export function pointsCounted(count: number): string {
  return count === 1 ? translate('1 point') : translate('{count} points', { count });
}

// Neither the unit nor the limits suffice: '%' of the rated power, for example, has no upper limit.
function isPercentage({ minimum = 0, maximum, unit }: CurveLimits & { unit?: string | undefined }): boolean {
  return unit === '%' && minimum === 0 && maximum === 100;
}
