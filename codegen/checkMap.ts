import { isRecord } from '#model/isRecord.ts';
import { FEWEST_MAP_VALUES, findMapFaults, type MapFault, MOST_MAP_VALUES } from '#model/mapFaults.ts';
import { mapFaultMessage } from '#model/mapMessages.ts';
import type { FieldSchema, MapSchema } from './KindFile.ts';
import { mapLimits } from './mapLimits.ts';
import type { Merged } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import type { Report } from './Report.ts';

/**
 * Reports keywords that a map can't have, axes that no value fits, a default that is not such a map, and a map among
 * the columns of a table.
 */
export function checkMap(name: string, { schema, origin }: Merged<FieldSchema>, isColumn: boolean): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (path, message, suggestion) =>
    problems.push(origin.source.problemAt([...origin.path, ...path], message, suggestion));
  const { 'x-map': map } = schema;
  if (!map) {
    // checkTable and checkField say what the default of a table, or a list of rows, must be.
    if (isRecord(schema.default) && schema.type !== 'array')
      report(
        ['default'],
        `"default" is an object, but "${name}" is not a map.`,
        'Give the field "x-map", or one value.',
      );
    return problems;
  }
  if (isColumn) {
    report(['x-map'], "a map can't be a column of a table or a value of a list.", 'Move it out of the rows.');
    return problems;
  }
  if (schema.type !== 'object')
    report(['type'], `"${name}" has "x-map", so its values are objects.`, 'Write "type": "object".');
  checkWords(name, schema, report);
  const before = problems.length;
  for (const axis of AXES) checkAxis(axis, map, report);
  // If no value fits an axis, the default's values don't matter.
  if (problems.length === before && schema.default !== undefined && schema.default !== null)
    checkDefault(schema.default, map, report);
  return problems;
}

const AXES = ['x', 'y', 'z'] as const;

function checkWords(name: string, schema: FieldSchema, report: Report): void {
  for (const word of VALUE_WORDS) {
    if (schema[word] !== undefined)
      report([word], `"${word}" applies to single values, but "${name}" is a map.`, FIXES[word] ?? `Remove "${word}".`);
  }
}

const VALUE_WORDS = ['x-unit', 'enum', 'x-labels', 'x-offer', 'x-placeholder', 'x-autocomplete'] as const;
const FIXES: Partial<Record<(typeof VALUE_WORDS)[number], string>> = {
  'x-unit': 'Give "unit" to the x, y or z that it belongs to.',
};

function checkAxis(axis: keyof MapSchema, map: MapSchema, report: Report): void {
  const { minimum = -Infinity, maximum = Infinity } = map[axis];
  if (minimum > maximum)
    report(
      ['x-map', axis, 'minimum'],
      `"minimum" ${minimum} of ${axis} is above "maximum" ${maximum}, so no value would be accepted.`,
      'Swap the two.',
    );
  else if (axis !== 'z' && minimum === maximum)
    report(
      ['x-map', axis, 'minimum'],
      `${axis} needs at least ${FEWEST_MAP_VALUES} rising values, but "minimum" and "maximum" leave room for one.`,
      'Move them apart.',
    );
}

function checkDefault(value: unknown, map: MapSchema, report: Report): void {
  for (const fault of findMapFaults(value, mapLimits(map))) {
    const path = fault.at === '' ? [] : fault.at.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    report(['default', ...path], `the default of the map can't be stored: ${wording(fault)}.`, fix(fault));
  }
}

function wording(fault: MapFault): string {
  const { at, code } = fault;
  if (code === 'type') {
    if (at.includes('/')) return 'this is not a number';
    return at === '' ? 'it is not an object' : `"${at}" is not a list`;
  }
  if (code === 'additionalProperties') return `a map has no "${at}"`;
  const message = mapFaultMessage(fault);
  return message.charAt(0).toLowerCase() + message.slice(1);
}

function fix({ at, code, params: { limit } }: MapFault): string {
  switch (code) {
    case 'type':
      return at.includes('/') ? 'Write a number, without quotes.' : 'Write "x": [...], "y": [...], "z": [[...], ...].';
    case 'additionalProperties':
      return 'Remove it.';
    case 'minItems':
    case 'maxItems':
      return `Give it ${FEWEST_MAP_VALUES} to ${MOST_MAP_VALUES} values.`;
    case 'isMapSize':
      return 'Write z as a list of rows, one for each y, each with one value for each x.';
    case 'isRising':
      return `Put the values of ${at.charAt(0)} in rising order, each once.`;
    default:
      return `Change the value, or the ${code} ${limit}.`;
  }
}
