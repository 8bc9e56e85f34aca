import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValue, FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { issueMessage } from '#model/messages.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import { prepareValues } from '#model/prepareValues.ts';
import { softWarning } from '#model/softWarning.ts';
import { SAME } from './convertExactly.ts';
import { faults, toPlace } from './faults.ts';
import type { Adjustment, ImportedRow, ImportFault, Place, SourceRecord, SourceValue } from './ImportedRow.ts';
import type { ImportCase, ImportField, ImportMapping } from './ImportMapping.ts';
import type { GivenName, NameGiver } from './NameGiver.ts';
import type { RowValues } from './RowValues.ts';
import type { Taken } from './TakenValue.ts';
import { takeCurve } from './takeCurve.ts';
import { takeValue } from './takeValue.ts';

interface Given {
  mapping: ImportMapping;
  kind: Kind;
  names: NameGiver;
  row: RowValues;
  place: Place;
}

/** Makes a component of a row with the source of each value, or says why it can't. */
export function importRow(given: Given): ImportedRow {
  const { mapping, kind, names, row, place } = given;
  const skip = mapping.skip.find(({ when }) => when(row) === true);
  if (skip && row.faults.length === 0)
    return { sort: 'skipped', place, why: skip.why, fix: skip.fix ?? 'Change the "skip" of the mapping.' };
  const taken = mapping.fields.map((field) => takeField(field, given));
  const values: FieldValues = Object.assign({}, ...taken.map((one) => one.values));
  if (row.faults.length > 0) return { sort: 'faulty', place, faults: onePerCell(row.faults) };
  const name = names.give(row);
  if (!name) return { sort: 'faulty', place, faults: [faults.name(place)] };
  const described = describe(name, values, kind);
  const body = { ...values, ...described.values, name: name.name };
  const record = prepareValues(kind.definition, { ...createDefaults(kind.definition), ...body });
  const issues = kind.validate(nestRecord(kind.definition, record));
  if (issues.length > 0)
    return {
      sort: 'faulty',
      place,
      faults: issues.map((issue) => {
        const value = record[issue.field];
        const at = taken.find((one) => Object.hasOwn(one.values, issue.field))?.cells[0];
        return faults.issue(at ? toPlace(at) : place, issue.field, issueMessage(issue, kind.definition, value), value);
      }),
    };
  const inName = [...name.said, ...described.said].map((said) => ({ ...said, place, field: 'name' }));
  return {
    sort: 'component',
    place,
    body: { subclass: mapping.kind, ...nestRecord(kind.definition, body) },
    source: toSource(mapping, place, [nameSource(name, given), ...taken.flatMap(({ sources }) => sources)]),
    adjustments: [...inName, ...taken.flatMap(({ said }) => said), ...findUnusual(taken, given)],
  };
}

/** A blank cell that several fields need is one fault. */
function onePerCell(found: readonly ImportFault[]): ImportFault[] {
  const seen = new Set<string>();
  return found.filter(({ place }) => {
    const key = JSON.stringify(place);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

interface TakenField {
  values: Record<string, unknown>;
  cells: Taken['cells'];
  sources: SourceValue[];
  said: Adjustment[];
}

function takeField(field: ImportField, given: Given): TakenField {
  const { row, place, kind } = given;
  const one = field.cases.find(({ when }) => when === undefined || when(row) === true);
  const before = row.faults.length;
  const taken = one ? takeCase(field.field, one, given) : NOTHING;
  const hasValue = Object.keys(taken.values).length > 0;
  const isFaulty = row.faults.length > before;
  const at = findPlace(one ?? field.cases[0], given);
  if (!hasValue && !isFaulty && field.needed !== undefined) row.faults.push(faults.needed(at, field.needed));
  const say = (said: Taken['said']) => said.map((each) => ({ ...each, place, field: field.field }));
  const blank = hasValue || isFaulty ? [] : [{ sort: 'blank' as const, text: blankText(field.field, kind) }];
  const note = hasValue && one?.note !== undefined ? [{ sort: 'note' as const, text: one.note }] : [];
  return {
    values: taken.values,
    cells: taken.cells,
    sources: one && hasValue ? [toSourceValue(field.field, one, taken, given)] : [],
    said: say([...taken.said, ...blank, ...note]),
  };
}

const NOTHING: Taken = { values: {}, cells: [], said: [] };

function takeCase(name: string, one: ImportCase, { row, place, kind: { definition } }: Given): Taken {
  const curve = definition.curves[name];
  if (one.sort === 'curve') return curve ? takeCurve(curve, one, { row, place }) : NOTHING;
  const field = definition.fields[name];
  return field ? takeValue(field, one, row) : NOTHING;
}

function findPlace(one: ImportCase | undefined, { row, place }: Given): Place {
  const columns = one === undefined ? [] : 'column' in one ? [one.column] : 'reads' in one ? one.reads : [];
  const cells = columns.flatMap((column) => row.placeOf(column) ?? []);
  const cell =
    cells.find((candidate) => columns.every((column) => !row.cells(column).some(isAt(candidate)))) ?? cells[0];
  return cell ? toPlace(cell) : place;
}

function isAt({ column, heading }: Place): (other: Place) => boolean {
  return (other) => other.column === column && other.heading === heading;
}

function blankText(name: string, { definition }: Kind): string {
  const field = definition.fields[name];
  const value = field?.default;
  if (value === undefined || value === '') return 'blank, so it stays empty.';
  return `blank, so its default ${JSON.stringify(value)}${field?.unit ? ` ${field.unit}` : ''} applies.`;
}

function toSourceValue(name: string, one: ImportCase, taken: Taken, { kind }: Given): SourceValue {
  const unit = kind.definition.fields[name]?.unit;
  return {
    field: name,
    how: howOf(one, taken),
    cells: taken.cells.map(({ text, unit, ...place }) => ({ ...place, text, ...(unit === undefined ? {} : { unit }) })),
    value: one.sort === 'curve' ? taken.values : taken.values[name],
    ...(unit === undefined ? {} : { unit }),
    ...(one.note === undefined ? {} : { note: one.note }),
  };
}

function howOf(one: ImportCase, { said }: Taken): SourceValue['how'] {
  switch (one.sort) {
    case 'column':
    case 'list':
      return isSame(one.ratio) ? 'as written' : 'converted';
    case 'calculated':
    case 'each':
      return 'calculated';
    case 'curve':
      if (said.length > 0) return 'resampled';
      return isSame(one.xRatio) && one.y.every(({ ratio }) => isSame(ratio)) ? 'as written' : 'converted';
    default:
      return one.sort;
  }
}

function isSame([numerator, denominator]: typeof SAME): boolean {
  return numerator === SAME[0] && denominator === SAME[1];
}

function nameSource({ name }: GivenName, { mapping, row }: Given): SourceValue {
  const columns = [...mapping.name.text.matchAll(/\{(\w+)\}/g)].map(([, column = '']) => column);
  return { field: 'name', how: 'text', cells: columns.flatMap((column) => row.cells(column)), value: name };
}

/** The description begins with the whole name where the name had to be shortened. */
function describe({ name, full, said }: GivenName, values: FieldValues, { definition }: Kind) {
  const isWhole = name === full || said.every(({ sort }) => sort !== 'shortened');
  const { maxLength = Number.POSITIVE_INFINITY } = definition.fields.description ?? {};
  if (isWhole) return { values: {}, said: [] };
  const given = typeof values.description === 'string' ? values.description : '';
  const text = [full, given].filter((part) => part !== '').join('\n');
  const letters = [...text];
  if (letters.length <= maxLength) return { values: { description: text }, said: [] };
  return {
    values: { description: `${letters.slice(0, maxLength - 1).join('')}…` },
    said: [{ sort: 'shortened' as const, text: `the description was cut; the whole of it: ${text}` }],
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

/** Read values outside soft limits; a constant is the mapping's own decision. */
function findUnusual(taken: readonly TakenField[], { kind, place }: Given): Adjustment[] {
  const read = taken.filter(({ sources }) => sources.some(({ how }) => how !== 'constant'));
  return read.flatMap(({ values }) =>
    Object.entries(values).flatMap(([name, value]): Adjustment[] => {
      const field = kind.definition.fields[name];
      // Only numbers have soft limits.
      const text = field && softWarning(field, value as FieldValue);
      return text === undefined
        ? []
        : [{ sort: 'unusual', place, field: name, text: `${JSON.stringify(value)}: ${text}.` }];
    }),
  );
}
