import { describe, expect, it, test } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { fieldAtPath } from '#model/fieldAtPath.ts';
import { issueMessage } from '#model/issueMessage.ts';
import { flattenRecord, nestRecord } from '#model/nestedRecord.ts';
import { toFormSchema, toUiSchema } from '#model/toFormSchema.ts';
import { toMeta } from '#model/toMeta.ts';
import { DEPOT, depotTexts } from './depot.ts';
import { makeKind } from './makeKind.ts';
import { run } from './schemaTexts.ts';

const COP = {
  type: 'object',
  title: 'COP',
  'x-map': { x: { title: 'Source', unit: '°C' }, y: { title: 'Sink', unit: '°C' }, z: { title: 'COP', minimum: 1 } },
};
const GRID = {
  x: [0, 10],
  y: [35, 45],
  z: [
    [3, 4],
    [2, 3],
  ],
};
const FAULTY = { ...GRID, z: [GRID.z[0], [0, 3]] };

const kind = makeKind({
  properties: {
    part: { type: 'object', title: 'Part', properties: { cop: { ...COP, default: GRID } } },
    mode: {
      type: 'object',
      title: 'Mode',
      'x-choice': 'type',
      properties: { type: { type: 'string', title: 'Type', enum: ['a', 'b'], default: 'a' } },
      'x-cases': { a: { properties: { cop: COP } }, b: {} },
    },
  },
});
const { definition, validate } = kind;

describe('a map in an object', () => {
  test('is one field of the form, the schema and the metadata', () => {
    expect(Object.keys(definition.fields)).toEqual(['part/cop', 'mode/type', 'mode/=a/cop']);
    expect(toFormSchema(definition)).toMatchObject({
      properties: { part: { properties: { cop: { type: ['object', 'null'], required: ['x', 'y', 'z'] } } } },
    });
    expect(toUiSchema(definition)).toMatchObject({ part: { cop: { 'ui:field': 'MapField' } } });
    expect(toMeta(definition).fields.part?.children?.cop).toMatchObject({ type: 'map', map: { z: { min_value: 1 } } });
  });

  it('travels as one value', () => {
    const record: FieldValues = { part: { cop: GRID }, mode: { type: 'a', cop: null } };
    const values = flattenRecord(definition, record);
    expect(values).toEqual({ 'part/cop': GRID, 'mode/type': 'a', 'mode/=a/cop': null });
    expect(nestRecord(definition, values)).toEqual(record);
    expect(nestRecord(definition, createDefaults(definition))).toEqual(record);
    expect(validate(record)).toEqual([]);
  });

  it.each([
    ['an object', { part: { cop: FAULTY } }, 'part/cop/z/1/0', 'part.cop.z[1][0]'],
    ['a case', { mode: { type: 'a', cop: FAULTY } }, 'mode/cop/z/1/0', 'mode.cop.z[1][0]'],
  ])('names its faulty cell in %s', (_title, record, path, named) => {
    const [issue] = validate({ part: {}, mode: { type: 'b' }, ...record });
    expect(issue?.field).toBe(path);
    expect(issue && issueMessage(issue, definition)).toBe('COP at 45 °C, 0 °C: Value must be at least 1');
    expect(fieldAtPath(definition, path, record)).toMatchObject({ path: named, value: 0, field: { type: 'map' } });
  });

  it('shows the fault of a cell at its field while it is typed', () => {
    const store = new DraftStore({ kind, mode: 'create', values: createDefaults(definition) });
    store.change({ 'mode/=a/cop': JSON.stringify(FAULTY) });
    store.validateNow();
    expect(store.snapshot('mode/=a/cop').error).toBe('COP at 45 °C, 0 °C: Value must be at least 1');
    expect(store.snapshot('part/cop').error).toBeUndefined();
    store.change({ 'mode/=a/cop': '' });
    store.validateNow();
    expect(store.form().errors).toEqual([]);
  });
});

test('a map is refused as a column, and as the values of a list', async () => {
  const map = JSON.stringify(COP);
  const { reported } = await run(
    depotTexts([
      '"power": {',
      `"maps": { "type": "array", "title": "Maps", "items": ${map} },
"rows": { "type": "array", "title": "Rows", "items": { "type": "object", "properties": { "cop": ${map} } } }, "power": {`,
    ]),
  );
  expect(reported.map((problem) => problem.slice(DEPOT.length + 1).replace(/^\d+:\d+ /, ''))).toEqual([
    "a map can't be a column of a table or a value of a list. Move it out of the rows.",
    "a map can't be a column of a table or a value of a list. Move it out of the rows.",
  ]);
});

test('a map with fields of a group, and a condition that reads a map, are refused', async () => {
  const map = JSON.stringify({ ...COP, properties: {} });
  const note = '{ "type": "string", "title": "Note", "x-shown-when": "charging.cop = 3" }';
  const { reported } = await run(depotTexts(['"power": {', `"cop": ${map}, "note": ${note}, "power": {`]));
  expect(reported.map((problem) => problem.replace(/^\S+ /, ''))).toEqual([
    '"properties" applies to groups of fields only; "cop" is a map field. Remove it.',
    '"charging.cop" is a map, and expressions can\'t calculate with a whole map.',
  ]);
});
