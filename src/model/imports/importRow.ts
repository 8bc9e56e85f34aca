import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import { shortenText } from '#model/shortenText.ts';
import { chooseCases, findOtherCases } from './chooseCases.ts';
import { faults, toPlace } from './faults.ts';
import { findBroken } from './findBroken.ts';
import { findEmpty, findSkip } from './findSkip.ts';
import type { Adjustment, ImportedRow, ImportFault, Place, SourceRecord, SourceValue } from './ImportedRow.ts';
import type { ImportMapping } from './ImportMapping.ts';
import { listUnusual } from './listUnusual.ts';
import { nameColumns, readNames } from './readNames.ts';
import type { FieldReading, ReadRow } from './readRowField.ts';
import { readRowFields } from './readRowFields.ts';
import type { GivenName, UniqueNames } from './UniqueNames.ts';

interface Given extends ReadRow {
  names: UniqueNames;
}

/** Converts a row to a component with the source of each value, or returns why it can't be imported. */
export function importRow(given: Given): ImportedRow {
  const { mapping, kind, names, row, place } = given;
  const skip = findSkip(given);
  if (skip) return { sort: 'skipped', place, skip };
  const taken = readRowFields(given);
  const empty = row.faults.length === 0 ? findEmpty(taken, place) : undefined;
  if (empty) return { sort: 'skipped', place, skip: empty };
  const values: FieldValues = Object.assign({}, ...taken.map((one) => one.values));
  if (row.faults.length > 0) return { sort: 'faulty', place, faults: onePerCell(row.faults) };
  const name = names.give(readNames(given));
  if (!name) return { sort: 'faulty', place, faults: [faults.name(nameCell(given) ?? place)] };
  const described = describe(name, values, kind);
  const body = { ...values, ...described.values, name: name.name };
  const broken = findBroken(kind, body);
  if (broken.length > 0)
    return {
      sort: 'faulty',
      place,
      faults: broken.map(({ field, message, value }) => {
        const at = taken.find((one) => Object.hasOwn(one.values, field))?.cells[0];
        return faults.issue(at ? toPlace(at) : place, field, message, value);
      }),
    };
  const inName = [...name.adjustments, ...described.adjustments].map((adjustment) => ({
    ...adjustment,
    place,
    field: 'name',
  }));
  return {
    sort: 'component',
    place,
    body: { subclass: mapping.kind, ...nestRecord(kind.definition, chooseCases(kind.definition, body)) },
    source: toSource(mapping, place, [nameSource(name, given), ...taken.flatMap(({ sources }) => sources)]),
    adjustments: [
      ...inName,
      ...taken.flatMap(({ adjustments }) => adjustments),
      ...findOtherCases(kind.definition, values).map((note) => ({ ...note, place, sort: 'note' as const })),
      ...findUnusual(taken, given),
    ],
  };
}

/** Keeps one fault per place, as several fields may need the same blank cell. */
function onePerCell(found: readonly ImportFault[]): ImportFault[] {
  const seen = new Set<string>();
  return found.filter(({ place }) => {
    const key = JSON.stringify(place);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The place of the first column of the name that the row has. */
function nameCell({ mapping, row }: Given): Place | undefined {
  const [cell] = nameColumns(mapping).flatMap((column) => row.findPlace(column) ?? []);
  return cell && toPlace(cell);
}

function nameSource({ name }: GivenName, { mapping, row }: Given): SourceValue {
  const cells = nameColumns(mapping).flatMap((column) => row.cells(column));
  return { field: 'name', how: 'text', cells, value: name };
}

/** Begins the description with the whole name if the name was shortened. */
function describe({ full, adjustments }: GivenName, values: FieldValues, { definition }: Kind) {
  const isWhole = adjustments.every(({ sort }) => sort !== 'shortened');
  const { maxLength = Number.POSITIVE_INFINITY } = definition.fields.description ?? {};
  if (isWhole) return { values: {}, adjustments: [] };
  const given = typeof values.description === 'string' ? values.description : '';
  const text = [full, given].filter((part) => part !== '').join('\n');
  const description = shortenText(text, maxLength);
  if (description === text) return { values: { description }, adjustments: [] };
  return {
    values: { description },
    adjustments: [{ sort: 'shortened' as const, text: `the description was cut; the full text: ${text}` }],
  };
}

function toSource({ id, source }: ImportMapping, { file, row }: Place, values: SourceValue[]): SourceRecord {
  const { title, licence, url, citation, version } = source;
  return {
    mapping: id,
    title,
    licence,
    url,
    ...(citation === undefined ? {} : { citation }),
    ...(version === undefined ? {} : { version }),
    file,
    row,
    values,
  };
}

/** Reports values outside soft limits, except constants, which the mapping has chosen. */
function findUnusual(taken: readonly FieldReading[], { kind, place }: Given): Adjustment[] {
  const read = taken.filter(({ sources }) => sources.some(({ how }) => how !== 'constant'));
  return read.flatMap(({ values }) =>
    listUnusual(values, kind.definition).map(({ field, value, text }) => ({
      ...{ sort: 'unusual', place, field: field.name },
      text: `${JSON.stringify(value)}: ${text}.`,
    })),
  );
}
