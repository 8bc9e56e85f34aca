import type { ImportedRow } from '#model/imports/ImportedRow.ts';
import type { ImportField, ImportMapping, Ratio } from '#model/imports/ImportMapping.ts';
import { importRow } from '#model/imports/importRow.ts';
import { UniqueNames } from '#model/imports/UniqueNames.ts';
import type { Kind } from '#model/Kind.ts';
import { createRow, PLACE, TURBINE, type tableRow, turbineMapping } from './turbineRow.ts';

export const SAME: Ratio = ['1', '1'];
export const FIELDS: ImportField[] = [
  { field: 'rated_power', cases: [{ sort: 'column', column: 'power', ratio: SAME }] },
  { field: 'hub_height', cases: [{ sort: 'column', column: 'height', ratio: SAME }] },
];

export const mapping = (given: Partial<ImportMapping> = {}) =>
  turbineMapping(
    {
      model: { column: 'Model', type: 'text' },
      mark: { column: 'Mark', type: 'text' },
      note: { column: 'Note', type: 'text' },
      power: { column: 'P' },
      height: { column: 'H' },
    },
    { name: { text: '{model}', distinct: '{mark}' }, fields: FIELDS, ...given },
  );

type Cells = Parameters<typeof tableRow>[0];

interface Own {
  given?: Partial<ImportMapping>;
  names?: UniqueNames;
  kind?: Kind;
}

/** Imports a row of a turbine library. */
export function importOne(
  cells: Cells,
  { given = {}, names = new UniqueNames(30), kind = TURBINE }: Own = {},
): ImportedRow {
  const own = mapping(given);
  return importRow({ mapping: own, kind, names, row: createRow(own, cells), place: PLACE });
}

/** The component of a row that is known to make one. */
export function importComponent(cells: Cells, own: Own = {}) {
  const made = importOne(cells, own);
  if (made.sort !== 'component') throw new Error(`The row is ${made.sort}.`);
  return made;
}

/** Lists what an import has adjusted. */
export const listAdjusted = (made: ReturnType<typeof importComponent>) =>
  made.adjustments.map(({ field, sort, text }) => `${field} ${sort}: ${text}`);
