import { describe, expect, it, test } from 'vitest';
import { fileStem } from '#codegen/fileStem.ts';
import type { KindFile, SharedFile } from '#codegen/KindFile.ts';
import { mergeKind } from '#codegen/mergeKind.ts';
import { formatProblem } from '#codegen/Problem.ts';
import { baseName } from '#codegen/resolveRef.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { mergedKind, toShared, toSource } from './mergedKind.ts';

const number = (title: string) => ({ type: 'number', title });

/** The merged kind and its problems as printed; the kind's text is one line that begins with what is given. */
function merge(own: Partial<KindFile>, shared: Record<string, SharedFile> = {}) {
  const file = { ...own, $id: 'probe', title: 'Probe', 'x-kind': { plural: 'Probes', icon: 'fan', order: 1 } };
  const { value, problems } = mergeKind(toSource('kinds/probe.json', file), file, toShared(shared));
  return { kind: value, reported: problems.map(formatProblem) };
}

describe('a kind over shared files', () => {
  const common: SharedFile = {
    properties: { id: { type: 'string', title: 'Id', 'x-system': true }, power: { ...number('Power'), minimum: 0 } },
    required: ['power'],
    'x-tab-titles': { general: 'General', own: 'Common' },
    'x-unit-names': { kW: ['kilowatt', 'kilowatts'], h: ['hour', 'hours'] },
  };
  const engine: SharedFile = {
    properties: { power: { title: 'Shaft power' }, id: { title: 'Number' }, fuel: number('Fuel') },
    required: ['fuel'],
    'x-rules': [{ field: 'fuel', below: 'power' }],
    'x-tabs': [{ id: 'own', groups: [] }],
    'x-tab-titles': { own: 'Engine' },
    'x-unit-names': { h: ['hour of use', 'hours of use'] },
  };
  const own: Partial<KindFile> = {
    allOf: [{ $ref: '../engine.json' }],
    properties: { power: { maximum: 9 }, speed: number('Speed') },
    'x-checks': [{ warn: 'Fast', require: 'speed < 5', at: ['speed'] }],
    'x-tabs': [{ id: 'own', title: 'Mine', groups: [] }],
  };
  const { kind, reported } = merge(own, { 'engine.json': engine, 'common.json': common });

  it('merges each over the previous ones', () => {
    expect(reported).toEqual([]);
    expect([...(kind?.fields ?? [])].map(([name, { schema }]) => [name, schema])).toEqual([
      ['id', { type: 'string', title: 'Number', 'x-system': true }],
      ['power', { type: 'number', title: 'Shaft power', minimum: 0, maximum: 9 }],
      ['fuel', number('Fuel')],
      ['speed', number('Speed')],
    ]);
    expect([...(kind?.required ?? [])]).toEqual(['power', 'fuel']);
    expect(kind?.rules.map(({ schema }) => schema)).toEqual([{ field: 'fuel', below: 'power' }]);
    expect(kind?.checks.map(({ schema }) => schema.warn)).toEqual(['Fast']);
    expect([...(kind?.tabs.values() ?? [])].map(({ schema }) => schema.title)).toEqual(['Mine']);
    expect({ ...kind?.tabTitles }).toEqual({ general: 'General', own: 'Engine' });
    expect({ ...kind?.unitNames }).toEqual({ kW: ['kilowatt', 'kilowatts'], h: ['hour of use', 'hours of use'] });
  });

  it('knows where each part was written', () => {
    const place = (name: string) => kind?.fields.get(name)?.origin;
    expect([place('fuel')?.source.file, place('fuel')?.path]).toEqual(['schemas/engine.json', ['properties', 'fuel']]);
    expect(place('power')?.source.file).toBe('schemas/kinds/probe.json');
    expect(kind?.rules[0]?.origin.path).toEqual(['x-rules', 0]);
    expect(kind?.checks[0]?.origin.path).toEqual(['x-checks', 0]);
    expect(kind?.tabs.get('own')?.origin.path).toEqual(['x-tabs', 0]);
  });

  it('is not merged where one of them is missing', () => {
    const { kind: none, reported: missing } = merge({ allOf: [{ $ref: '../engine.json' }] }, { 'common.json': common });
    expect(none).toBeUndefined();
    expect(missing).toEqual([
      'schemas/kinds/probe.json:1:12 "../engine.json" names no shared file. Shared files: ../common.json.',
    ]);
  });

  it('spells units by the names of its files', () => {
    const field = { ...number('A'), 'x-unit': 'kW/h' };
    const { fields } = toDefinition(mergedKind({ properties: { a: field } }, { 'common.json': common }));
    expect(fields.a?.unitName).toBe('kilowatts per hour');
  });
});

describe('a $ref', () => {
  const shared: Record<string, SharedFile> = {
    'parts.json': {
      properties: { a: { $ref: './deep.json#/$defs/base', title: 'A' }, lost: { $ref: './deep.json#/$defs/none' } },
    },
    'deep.json': {
      $defs: { base: { type: 'number', title: 'Base', minimum: 1 }, ring: { $ref: './deep.json#/$defs/ring' } },
    },
  };
  const referring = ($ref: string) => merge({ properties: { x: { $ref, maximum: 9 } } }, shared);

  it('includes what its target includes', () => {
    const { kind, reported } = referring('../parts.json#/properties/a');
    expect(reported).toEqual([]);
    expect(kind?.fields.get('x')?.schema).toEqual({ type: 'number', title: 'A', minimum: 1, maximum: 9 });
    expect([...(kind?.unresolved ?? [])]).toEqual([]);
  });

  it.each([
    [
      '../parts.json#/properties/lost',
      'schemas/parts.json:1:75 "./deep.json#/$defs/none" leads nowhere: deep.json has no shared field there.',
    ],
    [
      '../deep.json#/$defs/ring',
      'schemas/deep.json:1:71 "./deep.json#/$defs/ring" leads in a circle, so it never reaches a field.',
    ],
    [
      '../parts.json#/x-rules/a',
      'schemas/kinds/probe.json:1:21 "../parts.json#/x-rules/a" leads nowhere: parts.json has no shared field there. Did you mean "../parts.json#/properties/a"?',
    ],
    [
      '../parts.json#/$defs/nothing',
      'schemas/kinds/probe.json:1:21 "../parts.json#/$defs/nothing" leads nowhere: parts.json has no shared field there.',
    ],
    [
      '../deep.json',
      'schemas/kinds/probe.json:1:21 "../deep.json" leads nowhere: deep.json has no shared field there.',
    ],
  ])('%s is reported once, and its field is known to lack something', ($ref, problem) => {
    const { kind, reported } = referring($ref);
    expect(reported).toEqual([problem]);
    expect([...(kind?.unresolved ?? [])]).toEqual(['x']);
  });
});

test('a required field that does not exist is reported at its entry', () => {
  expect(merge({ required: ['power', 'powr'], properties: { power: number('Power') } }).reported).toEqual([
    'schemas/kinds/probe.json:1:22 field "powr" is required but does not exist, so no form could ever be submitted. Did you mean "power"?',
  ]);
});

test('a tab given three times keeps its fields', () => {
  const tab = (field: string) => ({ id: 'own', groups: [{ title: 'G', fields: [field] }] });
  const { kind, reported } = merge({ 'x-tabs': [tab('a'), tab('b'), tab('c')] });
  expect(reported).toHaveLength(2);
  expect([...(kind?.tabs.values() ?? [])].flatMap(({ schema }) => schema.groups[0]?.fields)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['../../shared/common.json#/$defs/a/b', 'common.json'],
  ['common.json', 'common.json'],
])('%s names the file %s', (ref, name) => {
  expect(baseName(ref)).toBe(name);
});

test('a file is named by its last part without .json', () => {
  expect(fileStem('schemas/kinds/gas.jsonb.json')).toBe('gas.jsonb');
});
