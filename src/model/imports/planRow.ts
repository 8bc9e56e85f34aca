import type { FieldValues } from '#model/FormDefinition.ts';
import { findOtherCases } from './chooseCases.ts';
import type { ImportFault } from './ImportedRow.ts';
import type { PlannedFault, PlannedRow } from './PlannedRow.ts';
import { placeText } from './placeText.ts';
import { readNames } from './readNames.ts';
import { type ReadRow, takeField } from './takeField.ts';

/** Reads a row for the user to review; a faulty row is read as far as possible. */
export function planRow(given: ReadRow): PlannedRow {
  const { mapping, row, place } = given;
  const names = readNames(mapping.name, row);
  const plain = { ...names, place, values: {}, faults: [], notes: [], sources: [] };
  const skip = mapping.skip.find(({ when }) => when(row) === true);
  if (skip && row.faults.length === 0)
    return { ...plain, skipped: { why: skip.why, fix: skip.fix ?? 'Change the "skip" of the mapping.' } };
  const ofRow = row.faults.map((fault) => toPlanned(fault));
  const taken = mapping.fields.map((field) => takeField(field, given));
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
