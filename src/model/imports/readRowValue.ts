import type { FieldDefinition } from '#model/FormDefinition.ts';
import { shortenText } from '#model/shortenText.ts';
import { convertExactly } from './convertExactly.ts';
import { faults } from './faults.ts';
import { fillText, listPlaceholders } from './fillText.ts';
import type { ImportValue } from './ImportMapping.ts';
import type { RowValues } from './RowValues.ts';
import type { ValueReading } from './ValueReading.ts';

type FieldValueSource = Exclude<ImportValue, { sort: 'curve' }>;

/** Reads the value of one field from a row. */
export function readRowValue(
  { name, type, maxLength = Number.POSITIVE_INFINITY }: FieldDefinition,
  value: FieldValueSource,
  row: RowValues,
): ValueReading {
  const give = (
    found: unknown,
    columns: readonly string[],
    adjustments: ValueReading['adjustments'] = [],
  ): ValueReading => ({
    values: found === undefined ? {} : { [name]: found },
    cells: columns.flatMap((column) => row.cells(column)),
    adjustments,
  });
  switch (value.sort) {
    case 'column': {
      if (type === 'text') return give(row.text(value.column), [value.column]);
      if (type === 'flag') return give(row.flag(value.column), [value.column]);
      const [amount] = row.amounts(value.column);
      return give(amount && convertExactly(amount.decimal, value.ratio), [value.column]);
    }
    case 'list': {
      const numbers = row.amounts(value.column).map(({ decimal }) => convertExactly(decimal, value.ratio));
      return give(numbers.length === 0 ? undefined : numbers.join(', '), [value.column]);
    }
    case 'calculated':
      return give(toNumber(value.calculate(row)), value.reads);
    case 'each': {
      const points = typeof value.x === 'string' ? row.list(value.x) : value.x;
      const numbers = points.map((x) => toNumber(value.calculate(row, { x, y: x, y2: x })));
      const isWhole = numbers.length > 0 && numbers.every((number) => number !== undefined);
      return give(isWhole ? numbers.join(', ') : undefined, value.reads);
    }
    case 'constant':
      return give(value.value, []);
    case 'choice': {
      const [cell] = row.cells(value.column);
      if (!cell) return give(undefined, []);
      const text = cell.text.trim();
      if (Object.hasOwn(value.choices, text)) return give(value.choices[text], [value.column]);
      row.faults.push(faults.choice(cell, Object.keys(value.choices)));
      return give(undefined, [value.column]);
    }
    case 'text': {
      const columns = listPlaceholders(value.text).map(({ column }) => column);
      const text = fillText(value.text, (column) => row.text(column));
      const shortened = shortenText(text, maxLength);
      if (shortened === text) return give(text === '' ? undefined : text, columns);
      return give(shortened, columns, [
        { sort: 'shortened', text: `cut to ${maxLength} characters; the full text: ${text}` },
      ]);
    }
  }
}

/** Rounds a calculated number to 15 digits, to remove the noise of binary fractions; undefined if an input is blank. */
function toNumber(value: number): number | undefined {
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : undefined;
}
