import type { JSONPath } from 'jsonc-parser';
import { withoutCases } from '#model/fieldAtPath.ts';
import { convertUnit, unitText } from '#model/Unit.ts';
import { checkChangedValues } from './checkChangedValues.ts';
import { checkIdleChanges } from './checkIdleChanges.ts';
import { checkScaledPoints } from './checkScaledPoints.ts';
import { fieldUnit } from './curveCoordinates.ts';
import { describeType } from './describeType.ts';
import { didYouMean } from './didYouMean.ts';
import type { ChangeSchema, FieldSchema } from './KindFile.ts';
import { COMMON, type Merged, type MergedKind, type MergedShape } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { readUnit } from './readUnit.ts';
import { fieldType } from './toDefinition.ts';

/** Reports changes of the present version that contradict the kind file: about units, choices and texts. */
export function checkChangedFields(schemas: readonly ChangeSchema[], kind: MergedKind, version: number): Problem[] {
  const around: JSONPath = ['x-changes', String(version)];
  const inEach = schemas.flatMap((schema, index) => {
    const place: JSONPath = [...around, index];
    const report: Report = (path, message, suggestion) =>
      kind.source.problemAt([...place, ...path], message, suggestion);
    const shape = findShape(schema.in, kind);
    if (!shape) return [];
    return [
      ...checkSame(schema, report),
      ...checkIdleChanges(schema, kind, place),
      ...checkScale(schema, { kind, shape, report }),
      ...checkMapped(schema, shape, report),
      ...checkTextParts(schema, shape, report),
      ...checkChangedValues(schema, { kind, shape, path: place, changes: schemas }),
    ];
  });
  return [...inEach, ...checkScaledPoints(schemas, kind, around)];
}

type Report = (path: JSONPath, message: string, suggestion?: string) => Problem;

/** The record, or the table whose rows a change is about; undefined if the table has another name now. */
function findShape(table: string | undefined, kind: MergedKind): MergedShape | undefined {
  if (table === undefined) return kind;
  return [...kind.tables].find(([name]) => withoutCases(name) === table)?.[1];
}

/**
 * Finds the field at a path; undefined for one inside a document, and for one reported elsewhere as missing or as part
 * of every kind.
 */
function findField(path: string, { fields }: MergedShape): [name: string, schema: FieldSchema] | undefined {
  const found = [...fields].find(([name, { origin }]) => withoutCases(name) === path && !isFixed(origin));
  return found && [found[0], found[1].schema];
}

function isFixed({ source }: Merged<FieldSchema>['origin']): boolean {
  return source.file.endsWith(`/${COMMON}`);
}

function checkSame({ rename, move, scale, from, to, as }: ChangeSchema, report: Report): Problem[] {
  const isSame = (rename ?? move) !== undefined ? (rename ?? move) === to : scale !== undefined && from === to && !as;
  if (!isSame) return [];
  const [word, what] = scale === undefined ? [rename === undefined ? 'move' : 'rename', 'name'] : ['scale', 'unit'];
  return [report([word], `"${rename ?? move ?? scale}" keeps its ${what}, so this has no effect.`, 'Leave it out.')];
}

const AXES = ['x', 'y', 'z'] as const;
const AXIS_LENGTH = '/x'.length;

function checkScale(
  { scale, from, to = '', as }: ChangeSchema,
  { kind, shape, report }: { kind: MergedKind; shape: MergedShape; report: Report },
): Problem[] {
  if (scale === undefined || from === to) return [];
  const path = as ?? scale;
  const axis = AXES.find((name) => path.endsWith(`/${name}`));
  const map = axis && findField(path.slice(0, -AXIS_LENGTH), shape)?.[1]['x-map'];
  const found = findField(path, shape);
  if (!map && !found) return [];
  const type = found && fieldType(found[1]);
  if (type !== undefined && type !== 'number' && type !== 'integer' && type !== 'list') {
    const word = as === undefined ? 'scale' : 'as';
    return [report([word], `"${path}" is ${describeType(type)}, which has no unit.`)];
  }
  const read = readUnit(to, kind);
  if ('fault' in read) return [];
  const [name, schema] = found ?? [path, {}];
  const own = axis && map ? readUnit(map[axis].unit ?? '1', kind) : { unit: fieldUnit(kind, name, schema) };
  const ratio = 'unit' in own ? convertUnit(read.unit, own.unit) : undefined;
  // Values may have had a unit that the file never stated.
  if ('fault' in own || own.unit.size === 0 || (ratio && ratio.numerator === ratio.denominator)) return [];
  return [report(['to'], `"${path}" is not in ${to} in this version.`, `Its unit is "${unitText(own.unit)}".`)];
}

function checkMapped({ map, values = {}, back = {}, as }: ChangeSchema, shape: MergedShape, report: Report): Problem[] {
  const found = map === undefined ? undefined : findField(as ?? map, shape);
  if (!found || typeof back === 'string') return [];
  const [name, { enum: accepted, ...schema }] = found;
  if (!accepted) {
    const type = fieldType(schema);
    if (type === 'text') return [];
    const isNumber = type === 'number' || type === 'integer';
    // A choice may become a number, but then under another name.
    if (isNumber && as !== undefined)
      return checkNumbers({ name, isWhole: type === 'integer' }, { values, back }, report);
    return [report([as === undefined ? 'map' : 'as'], `"${name}" is ${describeType(type)}, which has no choices.`)];
  }
  const texts = accepted.filter((value) => typeof value === 'string');
  const suggest = (value: string) =>
    didYouMean(value, texts) ?? `Accepted: ${accepted.map((one) => JSON.stringify(one)).join(', ')}.`;
  const refuse = (path: JSONPath, value: string | number) =>
    report(path, `${JSON.stringify(value)} is not among the accepted values of "${name}".`, suggest(String(value)));
  return [
    ...Object.entries(values).flatMap(([older, value]) =>
      accepted.includes(value) ? [] : [refuse(['values', older], value)],
    ),
    ...Object.keys(back).flatMap((value) =>
      accepted.map(String).includes(value) ? [] : [refuse(['back', value], value)],
    ),
  ];
}

/** Reports values of a choice that has become a number, if they are not numbers that the field can have. */
function checkNumbers(
  { name, isWhole }: { name: string; isWhole: boolean },
  { values, back }: { values: Record<string, string | number>; back: Record<string, string | number> },
  report: Report,
): Problem[] {
  const isFit = (value: unknown) => (isWhole ? Number.isInteger(value) : Number.isFinite(value));
  const refuse = (path: JSONPath, value: string | number) =>
    report(path, `${JSON.stringify(value)} is not a ${isWhole ? 'whole ' : ''}number, which "${name}" must be.`);
  return [
    ...Object.entries(values).flatMap(([older, value]) => (isFit(value) ? [] : [refuse(['values', older], value)])),
    ...Object.keys(back).flatMap((value) => (isFit(Number(value)) ? [] : [refuse(['back', value], value)])),
  ];
}

/** Reports fields that are not texts but receive a part of a split text or a joined text. */
function checkTextParts({ split, merge, into, value, separator }: ChangeSchema, shape: MergedShape, report: Report) {
  const names = split !== undefined && Array.isArray(into) ? into : [];
  const joined = merge !== undefined && value === undefined && separator !== undefined ? [into] : [];
  return [...names, ...joined].flatMap((name, index): Problem[] => {
    const found = typeof name === 'string' ? findField(name, shape) : undefined;
    const type = found && fieldType(found[1]);
    if (type === undefined || type === 'text' || type === 'choice') return [];
    const message = `"${name}" is ${describeType(type)}, which can't hold a part of a text.`;
    return [
      report(Array.isArray(into) ? ['into', index] : ['into'], message, 'Write expressions in place of a "separator".'),
    ];
  });
}
