import { faults } from './faults.ts';
import type { Place } from './ImportedRow.ts';
import { type FieldReading, type ReadRow, readRowField } from './readRowField.ts';

/**
 * Reads the fields of a row. The currency of its component is what the mapping says, or else what the units of its
 * prices name; a price in another currency is at fault and has no value.
 */
export function readRowFields(given: ReadRow): FieldReading[] {
  const { mapping, row, kind } = given;
  const taken = mapping.fields.map((field) => readRowField(field, given));
  const [first] = row.prices;
  if (!first || !Object.hasOwn(kind.definition.fields, CURRENCY)) return taken;
  const mapped = taken.find(({ field }) => field === CURRENCY);
  const stated = mapped?.values[CURRENCY];
  const wanted = typeof stated === 'string' ? stated : first.currency;
  const settled = refuseOthers(taken, { given, wanted, isMapped: stated !== undefined });
  if (stated !== undefined || (mapped && mapped.faults.length > 0)) return settled;
  return [
    ...settled.filter(({ field }) => field !== CURRENCY),
    {
      field: CURRENCY,
      values: { [CURRENCY]: wanted },
      cells: [first.cell],
      sources: [{ field: CURRENCY, how: 'choice', cells: [first.cell], value: wanted }],
      adjustments: [],
      faults: [],
    },
  ];
}

/** The field with the currency of a component's amounts. */
const CURRENCY = 'currency';

function refuseOthers(
  taken: readonly FieldReading[],
  { given: { row }, wanted, isMapped }: { given: ReadRow; wanted: string; isMapped: boolean },
): FieldReading[] {
  const others = row.prices.filter(({ currency }) => currency !== wanted);
  return taken.map((one) => {
    const found = others
      .filter(({ cell }) => one.cells.some((own) => isSamePlace(own, cell)))
      .map((price) => faults.currency(price, { wanted, isMapped }));
    if (found.length === 0) return one;
    row.faults.push(...found);
    return { ...one, values: {}, sources: [], faults: [...one.faults, ...found] };
  });
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.file === b.file && a.row === b.row && a.column === b.column && a.heading === b.heading;
}
