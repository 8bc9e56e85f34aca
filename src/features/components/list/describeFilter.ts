import { currencyText } from '#model/currencyText.ts';
import { valueText } from '#model/displayText.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { formatNumber } from '#model/parseNumber.ts';
import type { ValueFilter } from '#model/ValueFilter.ts';

/** Describes a filter for reading after its field's name: 'from 2000 to 4000 kW', 'is A or B'. */
export function describeFilter(filter: ValueFilter, field: FieldDefinition): string {
  switch (filter.type) {
    case 'range':
      return describeRange(filter, field.unit === undefined ? '' : ` ${toUnitText(field.unit)}`);
    case 'choice':
      return `is ${filter.values.map((value) => valueText(field, value, undefined)).join(' or ')}`;
    case 'text':
      return `contains “${filter.text}”`;
    case 'flag':
      return `is ${valueText(field, String(filter.value), undefined).toLowerCase()}`;
  }
}

function describeRange({ from, to }: { from: number | undefined; to: number | undefined }, unit: string): string {
  if (from === to) return `is ${formatNumber(from)}${unit}`;
  if (from === undefined) return `at most ${formatNumber(to)}${unit}`;
  if (to === undefined) return `at least ${formatNumber(from)}${unit}`;
  return `from ${formatNumber(from)} to ${formatNumber(to)}${unit}`;
}

/** Amounts are compared as plain numbers whatever their currency, so the unit names none. */
function toUnitText(unit: string): string {
  return unit.includes('{currency}') ? unit.replaceAll('{currency}', 'currency') : currencyText(unit, undefined);
}
