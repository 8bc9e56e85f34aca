import { describe, expect, it } from 'vitest';
import { checkPlaces } from '#codegen/checkPlaces.ts';
import type { FieldSchema, KindFile, SharedFile } from '#codegen/KindFile.ts';
import type { MergedKind } from '#codegen/mergeKind.ts';
import type { KindDocument } from '#codegen/readDocuments.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mergedKind, toSource } from './mergedKind.ts';

const number: FieldSchema = { type: 'number', title: 'N' };
const box = (...names: string[]): FieldSchema => ({
  ...{ type: 'object', title: 'B' },
  properties: Object.fromEntries(names.map((name) => [name, number])),
});

const CURVES: KindFile['x-curves'] = {
  output: { title: 'O', x: { title: 'X', from: 0, to: 1 }, y: [{ title: 'Y', fields: 'p{x}', default: [1, 2] }] },
};

interface Given {
  file?: Partial<KindFile>;
  shared?: SharedFile;
  edit?: (kind: MergedKind) => void;
}

/** Problems of a kind with these fields, and with tabs that each have these items in one group. */
function check(
  properties: KindFile['properties'] = {},
  tabs: Record<string, string[]> | undefined = undefined,
  { file, shared, edit }: Given = {},
): string[] {
  const stated = Object.entries(tabs ?? {}).map(([id, fields]) => ({
    ...{ id, title: id.toUpperCase() },
    groups: [{ title: 'G', fields }],
  }));
  const own = { properties, ...(tabs && { 'x-tabs': stated }), ...file };
  const kind = mergedKind(own, shared && { 'common.json': shared });
  edit?.(kind);
  return placedProblems(checkPlaces(kind), kind.source, toSource('common.json', shared ?? {}));
}

const NOWHERE = 'is in no tab, so it would never be shown.';
const PUT = 'Put it in a group of "main"';
const HIDE = ', or give it "x-hidden": true.';

describe('fields, objects and curves', () => {
  it('that are each in one tab are fine', () => {
    const file = { 'x-curves': CURVES };
    expect(check({ a: number, b: number, o: box('x') }, { main: ['a', 'output'], more: ['o', 'b'] }, { file })).toEqual(
      [],
    );
  });

  it('that are hidden or kept by the server need no tab', () => {
    const edit = (kind: MergedKind) => {
      const kept = kind.fields.get('kept');
      if (kept) kept.schema['x-system'] = true;
    };
    expect(check({ a: { ...number, 'x-hidden': true }, kept: { ...number } }, { main: [] }, { edit })).toEqual([]);
    expect(
      check({ a: { ...number, 'x-hidden': true }, kept: { ...number } }, { main: ['a', 'kept'] }, { edit }),
    ).toEqual([
      'x-tabs.0.groups.0.fields.0: "a" is hidden, so it can\'t be in a tab.',
      'x-tabs.0.groups.0.fields.1: "kept" is hidden, so it can\'t be in a tab.',
    ]);
  });

  it('that are in no tab are reported', () => {
    expect(check({ a: number, o: box('x') }, { main: [] }, { file: { 'x-curves': CURVES } })).toEqual([
      `properties.a: field "a" ${NOWHERE} ${PUT}${HIDE}`,
      `properties.o: object "o" ${NOWHERE} ${PUT}.`,
      `x-curves.output: curve "output" ${NOWHERE} ${PUT}.`,
    ]);
  });

  it('that are in no tab can be put into any of them', () => {
    expect(check({ a: number }, { main: [], more: [] })).toEqual([
      `properties.a: field "a" ${NOWHERE} Put it in a group of "main", "more"${HIDE}`,
    ]);
    expect(check({ a: number })).toEqual([
      `properties.a: field "a" ${NOWHERE} Give the kind "x-tabs" and put it there${HIDE}`,
    ]);
    const twice = ['t', 't'].map((id) => ({ id, title: 'T', groups: [] }));
    expect(check({ a: number }, {}, { file: { 'x-tabs': twice } })).toEqual([
      `properties.a: field "a" ${NOWHERE} Put it in a group of "t"${HIDE}`,
    ]);
  });

  it('that are in two tabs are reported', () => {
    expect(check({ a: number }, { main: ['a'], more: ['a'] })).toEqual([
      'x-tabs.1.groups.0.fields.0: "a" is in tab "main" already; it can be shown only once. Remove one of the two.',
    ]);
  });

  it('are not missed if it is doubtful what the tabs have', () => {
    const edit = (kind: MergedKind) => {
      kind.hasDoubtfulTabs = true;
    };
    expect(check({ a: number }, { main: ['other'] }, { edit })).toEqual([
      'x-tabs.0.groups.0.fields.0: there is no field or curve "other".',
    ]);
  });
});

describe('shared fields in no tab', () => {
  const shared: SharedFile = { properties: { a: number } };
  const missing = `field "a" ${NOWHERE}`;

  it('are reported at the tabs of the kind', () => {
    expect(check({}, { main: [] }, { shared })).toEqual([`x-tabs: ${missing} ${PUT}${HIDE}`]);
  });

  it('are reported at the field if the tabs are shared too', () => {
    const tabs = [{ id: 'main', title: 'M', groups: [] }];
    expect(check({}, undefined, { shared: { ...shared, 'x-tabs': tabs } })).toEqual([
      `properties.a: ${missing} ${PUT}${HIDE}`,
    ]);
    expect(check({}, undefined, { shared })).toEqual([`: ${missing} Give the kind "x-tabs" and put it there${HIDE}`]);
  });
});

describe('a tab', () => {
  const untitled = (id: string, titles: Record<string, string>) =>
    check({}, undefined, { file: { 'x-tabs': [{ id, groups: [] }], 'x-tab-titles': titles } });
  const message = 'has no title, so planners could not tell it from the others.';

  it('needs a title', () => {
    expect(untitled('main', { main: 'Main' })).toEqual([]);
    expect(untitled('main', {})).toEqual([`x-tabs.0.id: tab "main" ${message} Give it a "title".`]);
    expect(untitled('main', { maim: 'Main' })).toEqual([`x-tabs.0.id: tab "main" ${message} Did you mean "maim"?`]);
  });

  it('does not list the fields of a curve', () => {
    expect(check({}, { main: ['p0', 'output'] }, { file: { 'x-curves': CURVES } })).toEqual([
      'x-tabs.0.groups.0.fields.0: "p0" is edited by the curve "output". Put "output" here instead.',
    ]);
  });
});

describe('an unknown item', () => {
  const place = 'x-tabs.0.groups.0.fields.0';

  it('is reported, and what it means is not missed', () => {
    const known = { power: number, storage: box('x') };
    const others = ['power', 'storage', 'output'];
    const find = (item: string) =>
      check(
        known,
        { main: [item, ...others.filter((name) => name.slice(1) !== item.slice(1))] },
        {
          file: { 'x-curves': CURVES },
        },
      );
    expect(find('qower')).toEqual([`${place}: there is no field or curve "qower". Did you mean "power"?`]);
    expect(find('qtorage')).toEqual([`${place}: there is no field or curve "qtorage". Did you mean "storage"?`]);
    expect(find('qutput')).toEqual([`${place}: there is no field or curve "qutput". Did you mean "output"?`]);
  });

  it('of a curve is not missed in the tabs either', () => {
    const curve = { title: 'C', x: { title: 'X', field: 'loads' }, y: [{ title: 'Y', field: 'sharez' }] };
    const list: FieldSchema = { type: 'string', title: 'L', 'x-list': 'numbers' };
    expect(check({ loads: list, shares: list }, { main: ['curve'] }, { file: { 'x-curves': { curve } } })).toEqual([]);
  });

  it('that only looks like another is reported with it', () => {
    expect(check({ a: number }, { main: ['something', 'a'] })).toEqual([
      `${place}: there is no field or curve "something".`,
    ]);
  });

  it.each(['depth', 'tank.depth', 'tank/depth'])('"%s" is in an object', (item) => {
    expect(check({ tank: box('depth'), a: number }, { main: [item, 'a', 'tank'] })).toEqual([
      `${place}: "${item}" is in the object "tank", which is shown as a whole. Put "tank" here instead.`,
    ]);
  });

  it('of an object in an object is shown with the outer one', () => {
    const tank: FieldSchema = { type: 'object', title: 'T', properties: { inner: box('x') } };
    expect(check({ tank }, { main: ['inner', 'tank'] })).toEqual([
      `${place}: "inner" is in the object "tank", which is shown as a whole. Put "tank" here instead.`,
    ]);
  });

  it('in an unknown object is reported', () => {
    expect(check({ tank: box('x') }, { main: ['tank', 'tanks/x', 'something/else'] })).toEqual([
      'x-tabs.0.groups.0.fields.1: there is no field or curve "tanks/x".',
      'x-tabs.0.groups.0.fields.2: there is no field or curve "something/else".',
    ]);
  });

  it('is not meant to be a field in an object', () => {
    expect(check({ tank: box('abcdef') }, { main: ['tank', 'tank.abcdefg'] })).toEqual([
      'x-tabs.0.groups.0.fields.1: there is no field or curve "tank.abcdefg".',
    ]);
  });
});

describe('a document', () => {
  // Only the names of its parts matter.
  const document = {
    shape: { fields: { 'spec/name': {}, 'spec/site/height': {} }, objects: { spec: {}, 'spec/site': {} } },
  } as unknown as KindDocument;
  const edit = (kind: MergedKind) => {
    kind.documents = new Map([['spec', document]]);
  };
  const find = (...items: string[]) => check({ spec: number }, { main: items }, { edit });

  it('is shown as a whole or part by part', () => {
    expect(find('spec')).toEqual([]);
    expect(find('spec/name', 'spec/site')).toEqual([]);
  });

  it('has only its own parts, each of them once', () => {
    expect(find('spec', 'spec/nane')).toEqual([
      'x-tabs.0.groups.0.fields.1: "spec" has no part "spec/nane". Did you mean "spec/name"?',
    ]);
    expect(find('spec', 'spec/name')).toEqual([
      'x-tabs.0.groups.0.fields.1: "spec/name" is shown in tab "main" already, as part of "spec". Remove one of the two.',
    ]);
  });

  it('is reported if it or a part of it is missing', () => {
    expect(find()).toEqual([`properties.spec: field "spec" ${NOWHERE} ${PUT}${HIDE}`]);
    expect(find('spec/name')).toEqual([
      `properties.spec: "spec/site" ${NOWHERE} ${PUT}, or put "spec" there as a whole.`,
    ]);
  });
});
