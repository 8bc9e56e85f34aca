import type { FieldValues } from '#model/FormDefinition.ts';
import { findOtherCases } from './chooseCases.ts';
import { findEmpty, findSkip } from './findSkip.ts';
import type { FoundSkip, ImportFault } from './ImportedRow.ts';
import type { PlannedFault, PlannedRow } from './PlannedRow.ts';
import { placeText } from './placeText.ts';
import { readNames } from './readNames.ts';
import type { ReadRow } from './readRowField.ts';
import { readRowFields } from './readRowFields.ts';

/** Reads a row for the user to review; a faulty row is read as far as possible. */
export function planRow(given: ReadRow): PlannedRow {
  const { row, place } = given;
  const names = readNames(given);
  const plain = { ...names, place, values: {}, faults: [], notes: [], sources: [] };
  const skipped = findSkip(given);
  if (skipped) return { ...plain, skipped: toSkipped(skipped) };
  const ofRow = row.faults.map((fault) => toPlanned(fault));
  const taken = readRowFields(given);
  const empty = row.faults.length === 0 ? findEmpty(taken, place) : undefined;
  if (empty) return { ...plain, skipped: toSkipped(empty) };
  const values: FieldValues = Object.assign({}, ...taken.map((one) => one.values));
  return {
    ...plain,
    values,
    faults: [...ofRow, ...taken.flatMap(({ field, faults }) => faults.map((fault) => toPlanned(fault, field)))],
    notes: [
      ...taken.flatMap(({ adjustments }) => adjustments.map(({ sort, field, text }) => ({ sort, field, text }))),
      ...findOtherCases(given.kind.definition, values).map((note) => ({ sort: 'note' as const, ...note })),
    ],
    sources: taken.flatMap(({ sources }) =>
      sources.map((source) => ({
        field: source.field,
        page: placeText(source),
        ...(source.how === 'constant' ? { isConstant: true } : {}),
      })),
    ),
  };
}

function toSkipped(skip: FoundSkip): NonNullable<PlannedRow['skipped']> {
  const { reason, fix } = toPlanned(skip);
  return { why: reason, fix };
}

function toPlanned({ place: { heading }, reason, fix, isBlank }: ImportFault, field?: string): PlannedFault {
  const at = heading === undefined || heading === '' ? '' : `${heading} `;
  return { ...(field === undefined ? {} : { field }), reason: `${at}${reason}`, fix, ...(isBlank ? { isBlank } : {}) };
}
