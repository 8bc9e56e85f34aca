import type { FieldValues } from '#model/FormDefinition.ts';
import { findOtherCases } from './chooseCases.ts';
import { findSkip } from './findSkip.ts';
import type { ImportFault } from './ImportedRow.ts';
import type { PlannedFault, PlannedRow } from './PlannedRow.ts';
import { placeText } from './placeText.ts';
import { readNames } from './readNames.ts';
import type { ReadRow } from './takeField.ts';
import { takeFields } from './takeFields.ts';

/** Reads a row for the user to review; a faulty row is read as far as possible. */
export function planRow(given: ReadRow): PlannedRow {
  const { row, place } = given;
  const names = readNames(given);
  const plain = { ...names, place, values: {}, faults: [], notes: [], sources: [] };
  const skip = findSkip(given);
  if (skip) {
    const { reason, fix } = toPlanned(skip);
    return { ...plain, skipped: { why: reason, fix } };
  }
  const ofRow = row.faults.map((fault) => toPlanned(fault));
  const taken = takeFields(given);
  const values: FieldValues = Object.assign({}, ...taken.map((one) => one.values));
  return {
    ...plain,
    values,
    faults: [...ofRow, ...taken.flatMap(({ field, faults }) => faults.map((fault) => toPlanned(fault, field)))],
    notes: [
      ...taken.flatMap(({ said }) => said.map(({ field, text }) => ({ field, text }))),
      ...findOtherCases(given.kind.definition, values),
    ],
    sources: taken.flatMap(({ sources }) =>
      sources.map((source) => ({ field: source.field, page: placeText(source) })),
    ),
  };
}

function toPlanned({ place: { heading }, reason, fix, isBlank }: ImportFault, field?: string): PlannedFault {
  const at = heading === undefined || heading === '' ? '' : `${heading} `;
  return { ...(field === undefined ? {} : { field }), reason: `${at}${reason}`, fix, ...(isBlank ? { isBlank } : {}) };
}
