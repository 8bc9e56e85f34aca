import { describe, expect, it } from 'vitest';
import type { KindFile, SharedFile } from '#codegen/KindFile.ts';
import { mergeKind } from '#codegen/mergeKind.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { toShared, toSource } from './mergedKind.ts';

const number = (title: string) => ({ type: 'number', title });
const WHOLE = { $id: 'probe', title: 'Probe', 'x-kind': { plural: 'Probes', icon: 'fan', order: 1 } };

/** The kind merged with the shared files, and its problems at their places in the kind's file. */
function merge(own: Partial<KindFile>, shared: Record<string, SharedFile> = {}) {
  const file = { ...WHOLE, ...own };
  const source = toSource('kinds/probe.json', file);
  const { value, problems } = mergeKind(source, file, toShared(shared));
  return { kind: value, source, problems: placedProblems(problems, source) };
}

const SHARED: Record<string, SharedFile> = {
  'common.json': { properties: { id: { ...number('Id'), 'x-system': true }, name: number('Name') } },
  'engine.json': { properties: { power: number('Power') } },
  'pump.json': { properties: { flow: number('Flow') } },
};

describe('the files of allOf', () => {
  const including = (...refs: string[]) => merge({ allOf: refs.map(($ref) => ({ $ref })) }, SHARED);

  it('come after common.json, and before the kind', () => {
    const { kind, problems } = including('../pump.json', '../engine.json');
    expect(problems).toEqual([]);
    expect([...(kind?.fields.keys() ?? [])]).toEqual(['id', 'name', 'flow', 'power']);
  });

  it('that are missing are each reported', () => {
    const { kind, problems } = including('../engine.json', '../pumps.json', '../x.json');
    expect(kind).toBeUndefined();
    expect(problems).toEqual([
      'allOf.1.$ref: "../pumps.json" names no shared file. Did you mean "../pump.json"?',
      'allOf.2.$ref: "../x.json" names no shared file. Shared files: ../common.json, ../engine.json, ../pump.json.',
    ]);
  });

  it.each([
    ['../common.json', '"../common.json" is part of every kind already. Remove it here.'],
    ['common.json', '"common.json" is part of every kind already. Remove it here.'],
    [
      '../pump.json#/$defs/a',
      '"allOf" includes a whole file, but "../pump.json#/$defs/a" does not name one. Write "../pump.json".',
    ],
    ['pump.json', '"allOf" includes a whole file, but "pump.json" does not name one. Write "../pump.json".'],
    ['../engine.json', '"../engine.json" is included twice. Remove one of the two.'],
  ])('beside another may not be %s', (ref, problem) => {
    const { kind, problems } = including('../engine.json', ref);
    expect(problems).toEqual([`allOf.1.$ref: ${problem}`]);
    expect(kind?.fields.has('power')).toBe(true);
  });
});

describe('a kind without shared files', () => {
  it('has nothing that it does not state', () => {
    const { kind, source, problems } = merge({});
    expect(problems).toEqual([]);
    expect(kind).toEqual({
      ...{ source, file: WHOLE, curves: new Map(), checks: [], derived: new Map(), tabs: new Map() },
      ...{ tabTitles: {}, unitNames: {}, documents: new Map() },
      ...{ fields: new Map(), required: new Set(), objects: new Map(), tables: new Map(), rules: [] },
      unresolved: new Set(),
    });
  });

  it('may name a tab after anything', () => {
    const { kind } = merge({});
    expect(kind && ['constructor' in kind.tabTitles, 'constructor' in kind.unitNames]).toEqual([false, false]);
  });

  it('has its curves, checks, derived values and tabs at their places', () => {
    const curve = { title: 'C', x: { title: 'X', from: 0, to: 1 }, y: [{ title: 'Y', fields: 'p{x}' }] };
    const check = { warn: 'Low', require: 'a > 1', at: ['a'] };
    const total = { title: 'Total', value: 'a' };
    const tab = { id: 'one', title: 'One', groups: [] };
    const { kind, source } = merge({
      'x-curves': { c: curve },
      'x-checks': [check, check],
      'x-derived': { total },
      'x-tabs': [tab],
    });
    const at = (...path: (string | number)[]) => ({ source, path });
    expect(kind?.curves).toEqual(new Map([['c', { schema: curve, origin: at('x-curves', 'c') }]]));
    expect(kind?.checks).toEqual([0, 1].map((index) => ({ schema: check, origin: at('x-checks', index) })));
    expect(kind?.derived).toEqual(new Map([['total', { schema: total, origin: at('x-derived', 'total') }]]));
    expect(kind?.tabs).toEqual(new Map([['one', { schema: tab, origin: at('x-tabs', 0) }]]));
  });
});

describe('a tab', () => {
  const tab = (id: string, title: string) => ({ id, title, groups: [] });

  it('that is given twice is reported at its second place and kept', () => {
    const { kind, problems } = merge({ 'x-tabs': [tab('one', 'A'), tab('two', 'B'), tab('one', 'C')] });
    expect(problems).toEqual(['x-tabs.2.id: tab "one" is defined twice; put its groups into one.']);
    expect([...(kind?.tabs ?? [])].map(([key, { schema }]) => [key, schema.title])).toEqual([
      ['one', 'A'],
      ['two', 'B'],
      ['one 2', 'C'],
    ]);
  });
});

describe('a field that the server keeps', () => {
  it("can't be defined by a kind", () => {
    const { kind, problems } = merge({ properties: { id: { title: 'My id' }, name: { title: 'My name' } } }, SHARED);
    expect(problems).toEqual([
      'properties.id: "id" is kept by the server for every component, so a kind can\'t define it. Choose another name.',
    ]);
    expect([...(kind?.fields ?? [])].map(([name, { schema }]) => [name, schema.title])).toEqual([
      ['id', 'Id'],
      ['name', 'My name'],
    ]);
  });

  it("can't be added by a kind", () => {
    const own: Partial<KindFile> = {
      properties: { stamp: { ...number('Stamp'), 'x-system': true }, plain: { ...number('P'), 'x-system': false } },
    };
    const { kind, problems } = merge(own, SHARED);
    expect(problems).toEqual([
      'properties.stamp.x-system: "x-system" is for fields that the server fills in, but this is not one of them.',
    ]);
    expect([...(kind?.fields.keys() ?? [])]).toEqual(['id', 'name', 'stamp', 'plain']);
  });

  it('may be added to by shared files', () => {
    const engine = { properties: { id: { title: 'Number' }, stamp: { ...number('Stamp'), 'x-system': true } } };
    const { kind, problems } = merge({ allOf: [{ $ref: '../engine.json' }] }, { ...SHARED, 'engine.json': engine });
    expect(problems).toEqual([]);
    expect(kind?.fields.get('id')?.schema.title).toBe('Number');
    expect(kind?.fields.has('stamp')).toBe(true);
  });
});
