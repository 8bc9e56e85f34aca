import { describe, expect, it } from 'vitest';
import { readForm } from '#codegen/readForm.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { toSource } from './mergedKind.ts';
import { checkedProbe, checkShape, readProbe } from './readProbe.ts';

const number = (own: object = {}) => ({ type: 'number', title: 'A', ...own });
const CARD = { plural: 'Probes', icon: 'fan', order: 1 };

describe('a kind without problems', () => {
  it('has its card, with a colour of its id', () => {
    const { icon, summary, source } = checkedProbe({ properties: { a: number() } });
    expect({ icon, summary, source }).toEqual({
      icon: 'fan',
      source: 'schemas/kinds/probe.json',
      summary: {
        ...{ subclass: 'probe', title: 'Probe', plural: 'Probes', description: '', color: '#70ebb4', order: 1 },
      },
    });
  });

  it('has the card that its file states', () => {
    const card = { ...CARD, icon: 'wind', family: 'Fans', order: 7, color: '#123456' };
    const { icon, summary } = checkedProbe({ description: 'It blows.', 'x-kind': card, properties: { a: number() } });
    expect({ icon, summary }).toEqual({
      icon: 'wind',
      summary: {
        ...{ subclass: 'probe', title: 'Probe', plural: 'Probes', family: 'Fans', description: 'It blows.' },
        ...{ color: '#123456', order: 7 },
      },
    });
  });

  it('has its definition, and code only for what it states', () => {
    const kind = checkedProbe({ properties: { a: number() } });
    expect(Object.keys(kind.definition.fields)).toEqual(['a']);
    expect(kind.definition.conditions).toBeUndefined();
    expect(kind).toMatchObject({ checks: [], derived: [], usedWhen: [], changeLog: [] });
    expect([kind.changes.size, kind.documents.size]).toEqual([0, 0]);
    expect(kind.validatorCode.match(/export const \w+/g)).toEqual(['export const validate']);
    expect(kind.validatorCode).toContain('schemaPath:');
  });

  it('has the code of its conditions, checks, derived values and changes', () => {
    const kind = checkedProbe({
      properties: {
        on: { type: 'boolean', title: 'On' },
        off: { type: 'boolean', title: 'Off' },
        a: number({ 'x-shown-when': 'on' }),
        b: number({ title: 'B', 'x-shown-when': 'off' }),
        c: number({ title: 'C', 'x-used-when': 'on' }),
      },
      'x-version': 2,
      'x-changes': { 2: [{ rename: 'old', to: 'c' }] },
      'x-checks': [{ warn: 'Odd.', require: 'c > 1', at: ['c'] }],
      'x-derived': { d: { title: 'D', value: 'c + 1' } },
      'x-tabs': [
        {
          ...{ id: 'general', title: 'General' },
          groups: [{ title: 'Data', fields: ['on', 'off', 'a', 'b', 'c'], derived: ['d'] }],
        },
      ],
    });
    expect(kind.validatorCode.match(/export const \w+/g)).toEqual(
      ['validate', 'condition0', 'condition1'].map((name) => `export const ${name}`),
    );
    expect(kind.definition.conditions).toHaveLength(2);
    expect(kind).toMatchObject({
      checks: [{ warn: 'Odd.', at: ['c'], reads: ['c'] }],
      derived: [{ id: 'd', title: 'D' }],
      usedWhen: [{ field: 'c' }],
      changeLog: [{ version: 2 }],
    });
    expect([...kind.changes.keys()]).toEqual([2]);
  });

  it('has the schemas of its documents, whose keywords may be unknown', () => {
    const schema = { type: 'object', properties: { power: { type: 'number', vendor: 1 } } };
    const document = readSourceFile('schemas/documents/plate.json', JSON.stringify(schema)).value;
    const { documents, validatorCode, merged } = checkedProbe(
      { properties: { plate: { title: 'Plate', 'x-schema': 'plate.json' } } },
      { documents: new Map([['plate.json', document]]) },
    );
    expect([...documents].map(([name, one]) => [name, JSON.parse(JSON.stringify(one))])).toEqual([['plate', schema]]);
    expect([...merged.documents.keys()]).toEqual(['plate']);
    expect(validatorCode).not.toContain('schemaPath:');
  });

  it('says where its fields are written', () => {
    const { findPlace } = checkedProbe({ properties: { a: number() } });
    expect(findPlace('a')).toEqual({ file: 'schemas/kinds/probe.json', line: 1, column: expect.any(Number) });
    expect(findPlace('a').column).toBeGreaterThan(findPlace('').column);
  });

  it('requires a field only while it is shown', () => {
    const site = { a: number({ 'x-shown-when': 'on' }), b: number({ title: 'B' }) };
    const { merged, definition } = checkedProbe({
      properties: {
        on: { type: 'boolean', title: 'On' },
        site: { type: 'object', title: 'Site', properties: site, required: ['a', 'b'] },
      },
    });
    expect([...merged.required]).toEqual(['site/b']);
    expect(definition.conditions).toMatchObject([{ requires: ['site/a'] }]);
  });
});

const FORM = {
  ...{ $schema: '../kind.schema.json#/$defs/form', $id: 'asset', title: 'Asset' },
  properties: { count: { type: 'integer', title: 'Count' } },
  'x-groups': [{ title: 'Count', fields: ['count'] }],
};

function form(own: object) {
  const source = toSource('forms/asset.json', own);
  const { value, problems } = readForm(source, { checkShape, documents: new Map() });
  return { value, problems: placedProblems(problems, source) };
}

describe('a form', () => {
  it('without problems has its definition and check', () => {
    const { value, problems } = form(FORM);
    expect(problems).toEqual([]);
    expect(value).toMatchObject({ source: 'schemas/forms/asset.json', checks: [], derived: [] });
    expect(Object.keys(value?.definition.fields ?? {})).toEqual(['count']);
    expect(value?.validatorCode).toContain('export const validate');
  });

  it.each<[what: string, own: object, problems: string[]]>([
    ['that is no object', [1], [': the file is [1], but must be an object in { }.']],
    [
      'with the words of a kind',
      { ...FORM, 'x-tabs': [] },
      [
        'x-tabs: "x-tabs" is not known here, so it would have no effect. Known here: $schema, $id, title, description, properties, required, x-rules, x-groups.',
      ],
    ],
    [
      'of another name',
      { ...FORM, $id: 'b' },
      ['$id: "$id" is "b", but the file is named asset.json; the two must be the same. Make it "asset".'],
    ],
    [
      'with a default that it refuses',
      { ...FORM, properties: { count: { type: 'integer', title: 'Count', default: 1, minimum: 2 } } },
      ['properties.count.default: the default 1 of "count" breaks a rule of its kind: Value must be at least 2.'],
    ],
    [
      'with a field that its screen does not send so',
      { ...FORM, properties: { count: number({ title: 'Count' }) } },
      ['properties.count.type: "count" is sent as a whole number, but is a number field. Make it "type": "integer".'],
    ],
    [
      'with a misspelt field',
      { ...FORM, properties: { cont: { type: 'integer', title: 'Count' } } },
      [
        'x-groups.0.fields.0: there is no field or curve "count". Did you mean "cont"?',
        'properties: the form lacks the field "count", which its screen sends. Did you mean "cont"?',
      ],
    ],
    [
      'with a faulty field, whose other faults are not reported',
      { ...FORM, properties: { count: { type: 'numer', title: 'Count', 'x-unit': 'kx' } } },
      [
        'properties.count.type: "type" is "numer", but must be one of "number", "integer", "string", "boolean", ["number","null"], ["integer","null"], "object", "array".',
      ],
    ],
    [
      'with a faulty group, so that no field is missed',
      { ...FORM, 'x-groups': [{ title: 'Count', fields: 'count' }] },
      ['x-groups.0.fields: "fields" is "count", but must be a list in [ ].'],
    ],
  ])('%s is refused', (_what, own, problems) => {
    expect(form(own)).toEqual({ value: undefined, problems });
  });

  it('that no screen shows gets a warning', () => {
    const source = toSource('forms/probe.json', { ...FORM, $id: 'probe' });
    const { value, problems } = readForm(source, { checkShape, documents: new Map() });
    expect(placedProblems(problems, source)).toEqual([
      expect.stringMatching(/^warning: : no screen shows this form\. /),
    ]);
    expect(value?.definition.id).toBe('probe');
  });
});

it('a kind with a warning has both', () => {
  const { value, problems, sources } = readProbe({
    properties: { a: number({ default: 5, 'x-warn': { maximum: 4 } }) },
  });
  expect(placedProblems(problems, ...sources)).toEqual([
    'warning: properties.a.default: "default" 5 is beyond the soft "maximum" 4, so each new one starts with the warning. Choose a usual value, or another limit.',
  ]);
  expect(value?.summary.subclass).toBe('probe');
});
