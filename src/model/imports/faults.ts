import { shortenText } from '#model/shortenText.ts';
import type { FaultPlace, ImportFault, Place } from './ImportedRow.ts';
import type { DecimalMark, ImportSkip } from './ImportMapping.ts';
import type { Price } from './RowValues.ts';
import { ANY_CURRENCY, namesPriceYear } from './readRatio.ts';
import type { SelectedSlice } from './selectSlice.ts';
import type { Cell } from './TableRow.ts';

/** Creates the faults of cells, rows and tables. */
export const faults = {
  number: (cell: Cell, mark: DecimalMark): ImportFault => ({ place: toPlace(cell), ...noNumber(cell.text, mark) }),
  flag: (cell: Cell): ImportFault => ({
    place: toPlace(cell),
    reason: `"${shortenText(cell.text, LONGEST)}" is neither yes nor no.`,
    fix: 'Write true or false.',
  }),
  extra: (place: Place): ImportFault => ({
    place,
    reason: 'has no heading.',
    fix: 'Give the column a heading, or put a text with delimiters in double quotes.',
  }),
  unit: (cell: Cell, unit = ''): ImportFault => ({ place: toPlace(cell), ...wordUnit(cell.unit ?? '', unit) }),
  currency: ({ cell, currency }: Price, { wanted, isMapped }: { wanted: string; isMapped: boolean }): ImportFault => ({
    place: toPlace(cell),
    reason: `is a price in ${currency}, but the component is in ${wanted}.`,
    fix: isMapped
      ? `Give it in ${wanted}, or change "currency" in the mapping.`
      : 'Give all prices of a component in one currency.',
  }),
  twoValues: (first: Cell, other: Cell): ImportFault => ({
    place: toPlace(other),
    reason: `two cells give this value: "${shortenText(first.text, LONGEST)}" in row ${first.row}${atColumn(first)}, and "${shortenText(other.text, LONGEST)}".`,
    fix: 'Remove one of the two.',
  }),
  needed: (place: Place, why: string): ImportFault => ({
    place,
    reason: `is blank: ${why}.`,
    fix: 'Fill it in.',
    isBlank: true,
  }),
  choice: (cell: Cell, known: readonly string[]): ImportFault => ({
    place: toPlace(cell),
    reason: `"${shortenText(cell.text, LONGEST)}" is not a value that the mapping knows.`,
    fix: `Known values: ${known.map((text) => `"${text}"`).join(', ')}. Add it to the mapping's "choices".`,
  }),
  rising: (cell: Cell, x: string): ImportFault => ({
    place: toPlace(cell),
    reason: `the curve has several values at ${x}, or its x does not rise.`,
    fix: 'Keep one value for each x, in rising order.',
  }),
  lengths: (place: Place, lengths: readonly number[]): ImportFault => ({
    place,
    reason: `belongs to a curve whose lists have ${lengths.join(' and ')} values.`,
    fix: 'Give each list as many values as the others.',
  }),
  issue: (place: Place, field: string, message: string, value: unknown): ImportFault => ({
    place,
    reason: `gives ${field} ${value === undefined ? 'no value' : `the value ${shortenText(JSON.stringify(value), LONGEST)}`}: ${message}.`,
    fix: 'Correct the value in the file, or skip such rows in the mapping.',
  }),
  slice: (place: Place, slice: Exclude<SelectedSlice, { list: unknown }>): ImportFault => {
    switch (slice.problem) {
      case 'absent':
        return {
          place,
          reason: `has no list for ${slice.is}: "${slice.of}" has ${shortenText(slice.known.map((one) => JSON.stringify(one)).join(', '), LONGEST)}.`,
          fix: 'Name one of them in the "slice" of the mapping.',
        };
      case 'length':
        return {
          place,
          reason: `has ${slice.found} lists where "${slice.of}" has ${slice.wanted} values.`,
          fix: 'Correct the document: it needs one list for each value.',
        };
      case 'several':
        return {
          place,
          reason: `holds ${slice.count} lists where one is needed.`,
          fix: 'State in the "slice" of the mapping which of them is taken.',
        };
    }
  },
  /** At the row if the decisive cell is not in the file. */
  skipped: (cell: Cell | undefined, { why, fix }: Pick<ImportSkip, 'why' | 'fix'>, row: Place): ImportFault => ({
    place: cell ? toPlace(cell) : row,
    reason: cell ? `${cell.text.trim() === '' ? 'is blank' : `is "${shortenText(cell.text, LONGEST)}"`}: ${why}` : why,
    fix: fix ?? 'Change the "skip" of the mapping.',
  }),
  name: (place: Place): ImportFault => ({
    place,
    reason: 'gives no name to the component.',
    fix: 'Fill in a column that is part of the name.',
  }),
  doubled: (cell: Cell, table: string, rows: readonly number[]): ImportFault => ({
    place: toPlace(cell),
    reason: `"${shortenText(cell.text, LONGEST)}" is in the file of "${table}" several times, in rows ${rows.join(' and ')}.`,
    fix: 'Remove all but one of them.',
  }),
};

function wordUnit(given: string, wanted: string): Pick<ImportFault, 'reason' | 'fix'> {
  const text = `"${shortenText(given, LONGEST)}"`;
  if (given === '')
    return {
      reason: `states no unit, where ${wanted} is expected.`,
      fix: 'Fill in the unit, or add "written": "" to the column of the mapping, if it means that.',
    };
  if (wanted === '')
    return {
      reason: `is in ${text}, where a number without a unit is expected.`,
      fix: 'Give the value without a unit, or give the column of the mapping its "unit".',
    };
  const isOfAnyCurrency = wanted.includes(ANY_CURRENCY);
  if (isOfAnyCurrency && namesPriceYear(given))
    return {
      reason: `is in ${text}, which names a price year, and prices of several years can't be told apart.`,
      fix: `Add "written": ${text} to the column of the mapping, if all its prices are of this year.`,
    };
  const example = wanted.replace(ANY_CURRENCY, 'EUR');
  return {
    reason: `${text} can't be converted into ${wanted}.`,
    fix: isOfAnyCurrency
      ? `Give the price in a unit such as ${example}, or add "written": ${text} to the column of the mapping, if it means ${wanted}.`
      : `Give the value in ${wanted}.`,
  };
}

/** Formats a fault in one line: 'units.csv:5:4 Paco "x" is not a number. Write ...', or 'units.csv has no headings. ...' */
export function faultText({ place, reason, fix }: ImportFault): string {
  const { heading } = place;
  return `${placeAddress(place)}${heading === undefined ? '' : ` ${heading}`} ${reason} ${fix}`;
}

/** Returns where a place is in its file: 'units.csv:5:4', 'units.csv:5'. */
export function placeAddress({ file, row, column }: FaultPlace): string {
  return [file, row, column].filter((part) => part !== undefined).join(':');
}

/** Returns the place of a cell, without its content. */
export function toPlace({ file, row, column, heading }: Cell): Place {
  return {
    file,
    row,
    ...(column === undefined ? {} : { column }),
    ...(heading === undefined ? {} : { heading }),
  };
}

function noNumber(text: string, mark: DecimalMark): Pick<ImportFault, 'reason' | 'fix'> {
  const short = shortenText(text, LONGEST);
  if (NESTED.test(text))
    return {
      reason: `holds nested values, ${short}, where a number is expected.`,
      fix: 'Name the wanted list in the path of the column, such as power[0], or in its "slice".',
    };
  if (FORMULA.test(text))
    return {
      reason: `is a formula without a stored value, ${short}.`,
      fix: 'Open the file in a spreadsheet and save it again, or write the value.',
    };
  if (ERROR.test(text))
    return { reason: `holds the error ${short}.`, fix: 'Correct it in the spreadsheet, or leave the cell blank.' };
  return {
    reason: `"${short}" is not a number.`,
    fix: `Write digits with ${MARKS[mark]}, or leave the cell blank.`,
  };
}

const MARKS: Record<DecimalMark, string> = {
  '.': 'a decimal dot and no thousands separators',
  ',': 'a decimal comma and no thousands separators',
  either: 'one decimal sign and no thousands separators',
  '1,234.5': 'a decimal dot, and commas between thousands only',
  '1.234,5': 'a decimal comma, and dots between thousands only',
};
const LONGEST = 60;
const NESTED = /^[[{]/;
/** As spreadsheets write formulas and errors: '=B2*2', '#DIV/0!'. */
const FORMULA = /^\s*=/;
const ERROR = /^\s*#[A-Z]+[A-Z/0_]*[!?A]\s*$/;

/** Whether a cell holds a formula or an error of a spreadsheet instead of a value. */
export function hasNoValue({ text }: Cell): boolean {
  return FORMULA.test(text) || ERROR.test(text);
}

function atColumn({ column }: Cell): string {
  return column === undefined ? '' : `, column ${column}`;
}
