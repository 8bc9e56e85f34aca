import { expect, it } from 'vitest';
import { readSide } from '#codegen/edits/readSide.ts';
import type { CurveSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { unexpandedKind } from '../mergedKind.ts';

const NUMBER: FieldSchema = { type: 'number', title: 'Power' };

const BOX: FieldSchema = {
  ...{ type: 'object', title: 'Box', 'x-choice': 'type', required: ['a'], 'x-rules': [{ field: 'a', below: 'b' }] },
  properties: { a: NUMBER, b: NUMBER, type: { type: 'string', title: 'T', enum: ['x'] } },
  'x-cases': { x: { properties: { c: NUMBER } } },
};

const MAP: FieldSchema = {
  ...{ type: 'object', title: 'COP' },
  'x-map': { x: { title: 'A', unit: 'K' }, y: { title: 'B' }, z: { title: 'C', minimum: 1 } },
};

const SITES: FieldSchema = {
  ...{ type: 'array', title: 'Sites', 'x-row': 'site' },
  items: {
    ...{ type: 'object', description: 'Row', required: ['low'] },
    'x-rules': [{ field: 'low', atMost: 'high', message: 'M' }],
    properties: { low: NUMBER, high: NUMBER, ports: { type: 'array', title: 'Ports', items: NUMBER } },
  },
};

const CURVES: Record<string, CurveSchema> = {
  a: {
    ...{ title: 'A', rising: false, x: { title: 'X', from: 0, to: 1 } },
    y: [
      { title: 'Y', fields: 'y{x}' },
      { title: 'Z', fields: 'z{x}' },
    ],
  },
  b: { title: 'B', x: { title: 'X', field: 'speeds' }, y: [{ title: 'Y', field: 'shares' }] },
};

const RULES: Partial<KindFile> = {
  'x-rules': [{ field: 'a', below: 'b', message: 'M' }],
  'x-checks': [
    { error: 'E', require: 'a > 0', when: 'b > 0', at: ['a'], 'x-note': 'N' },
    { warn: 'W', require: 'a < 9', at: ['b'] },
  ],
  'x-derived': { loss: { title: 'Loss', value: 'a - b', unit: 'kW' } },
};

/** What a kind states, each as 'word scope#subject value at TEXT', with the text that begins at its place. */
function read(file: Partial<KindFile>): string[] {
  const kind = unexpandedKind(file);
  const text = JSON.stringify(kind.source.value);
  return [...readSide(kind).statements.values()].map(({ word, scope, subject, value, place }) => {
    const { file: name, line, column } = place();
    expect([name, line]).toEqual(['schemas/kinds/probe.json', 1]);
    const said = COMPARED_INSIDE.includes(word) ? [] : [JSON.stringify(value)];
    return [word, `${scope}#${subject}`, ...said, 'at', text.slice(column - 1, column + 9)].join(' ');
  });
}

const COMPARED_INSIDE = ['kind.x-curves', 'curve.y'];

it.each<[string, Partial<KindFile>, string[]]>([
  [
    'a kind',
    {
      description: 'Help',
      'x-kind': { plural: 'Ps', family: 'F', icon: 'fan', order: 1 },
      'x-version': 2,
      'x-note': 'Why',
      'x-changes': { 2: [{ drop: 'a' }] },
    },
    [
      'kind.title # "Probe" at "title":"P',
      'kind.description # "Help" at "descripti',
      'kind.x-version # 2 at "x-version',
      'kind.x-note # "Why" at "x-note":"',
      'kind.x-kind.plural # "Ps" at "plural":"',
      'kind.x-kind.family # "F" at "family":"',
      'kind.x-kind.icon # "fan" at "icon":"fa',
      'kind.x-kind.order # 1 at "order":1}',
      'kind.x-changes #2 [{"drop":"a"}] at "2":[{"dro',
    ],
  ],
  [
    'a field',
    { properties: { power: { ...NUMBER, type: ['number', 'null'], minimum: 0 } }, required: ['power'] },
    [
      'fields.field #power true at "power":{"',
      'field.type #power "number" at "type":["n',
      'field.title #power "Power" at "title":"P',
      'field.minimum #power 0 at "minimum":',
      'field.required #power true at "power":{"',
    ],
  ],
  [
    'an object with a case',
    { properties: { box: BOX } },
    [
      'fields.object #box true at "box":{"ty',
      'field.type #box "object" at "type":"ob',
      'field.title #box "Box" at "title":"B',
      'field.x-choice #box "type" at "x-choice"',
      'field.x-cases #box/=x true at "x":{"prop',
      'fields.field #box/a true at "a":{"type',
      'field.type #box/a "number" at "type":"nu',
      'field.title #box/a "Power" at "title":"P',
      'field.required #box/a true at "a":{"type',
      'fields.field #box/b true at "b":{"type',
      'field.type #box/b "number" at "type":"nu',
      'field.title #box/b "Power" at "title":"P',
      'fields.field #box/type true at "type":{"t',
      'field.type #box/type "text" at "type":"st',
      'field.title #box/type "T" at "title":"T',
      'field.enum #box/type ["x"] at "enum":["x',
      'field.required #box/type true at "type":{"t',
      'fields.field #box/=x/c true at "c":{"type',
      'field.type #box/=x/c "number" at "type":"nu',
      'field.title #box/=x/c "Power" at "title":"P',
      'rule.below #box/a below box/b ["box/a","box/b"] at "below":"b',
    ],
  ],
  [
    'a map',
    { properties: { cop: MAP } },
    [
      'fields.field #cop true at "cop":{"ty',
      'field.type #cop "object" at "type":"ob',
      'field.title #cop "COP" at "title":"C',
      'field.x-map #cop true at "x-map":{"',
      'mapAxis.title #cop/x "A" at "title":"A',
      'mapAxis.unit #cop/x "K" at "unit":"K"',
      'mapAxis.title #cop/y "B" at "title":"B',
      'mapAxis.title #cop/z "C" at "title":"C',
      'mapAxis.minimum #cop/z 1 at "minimum":',
    ],
  ],
  [
    'a table with a list',
    { properties: { sites: SITES } },
    [
      'fields.field #sites true at "sites":{"',
      'field.type #sites "rows" at "type":"ar',
      'field.title #sites "Sites" at "title":"S',
      'field.x-row #sites "site" at "x-row":"s',
      'field.items #sites "rows" at "items":{"',
      'fields.field sites#low true at "low":{"ty',
      'field.type sites#low "number" at "type":"nu',
      'field.title sites#low "Power" at "title":"P',
      'field.required sites#low true at "low":{"ty',
      'fields.field sites#high true at "high":{"t',
      'field.type sites#high "number" at "type":"nu',
      'field.title sites#high "Power" at "title":"P',
      'fields.field sites#ports true at "ports":{"',
      'field.type sites#ports "rows" at "type":"ar',
      'field.title sites#ports "Ports" at "title":"P',
      'field.items sites#ports "values" at "items":{"',
      'fields.field sites/ports#value true at "items":{"',
      'field.type sites/ports#value "number" at "type":"nu',
      'field.title sites/ports#value "Power" at "title":"P',
      'field.required sites/ports#value true at "items":{"',
      'field.type sites# "object" at "type":"ob',
      'field.description sites# "Row" at "descripti',
      'rule.atMost sites#low atMost high ["low","high"] at "atMost":"',
      'rule.message sites#low atMost high "M" at "message":',
    ],
  ],
  [
    'curves',
    { 'x-curves': CURVES },
    [
      'kind.x-curves #y{x} at "a":{"titl',
      'curve.title #y{x} "A" at "title":"A',
      'curve.rising #y{x} false at "rising":f',
      'curve.x.title #y{x} "X" at "title":"X',
      'curve.x.from #y{x} 0 at "from":0,"',
      'curve.x.to #y{x} 1 at "to":1},"y',
      'curve.y #y{x} at {"title":"',
      'curve.y.title #y{x} "Y" at "title":"Y',
      'curve.y.fields #y{x} "y{x}" at "fields":"',
      'curve.y #z{x} at {"title":"',
      'curve.y.title #z{x} "Z" at "title":"Z',
      'curve.y.fields #z{x} "z{x}" at "fields":"',
      'kind.x-curves #speeds at "b":{"titl',
      'curve.title #speeds "B" at "title":"B',
      'curve.x.title #speeds "X" at "title":"X',
      'curve.x.field #speeds "speeds" at "field":"s',
      'curve.y #shares at {"title":"',
      'curve.y.title #shares "Y" at "title":"Y',
      'curve.y.field #shares "shares" at "field":"s',
    ],
  ],
  [
    'rules, checks and calculated numbers',
    RULES,
    [
      'rule.below #a below b ["a","b"] at "below":"b',
      'rule.message #a below b "M" at "message":',
      'check.error #error: a > 0: b > 0 ["a > 0","b > 0"] at "require":',
      'check.message #error: a > 0: b > 0 "E" at "error":"E',
      'check.at #error: a > 0: b > 0 ["a"] at "at":["a"]',
      'check.x-note #error: a > 0: b > 0 "N" at "x-note":"',
      'check.warn #warn: a < 9 ["a < 9",""] at "require":',
      'check.message #warn: a < 9 "W" at "warn":"W"',
      'check.at #warn: a < 9 ["b"] at "at":["b"]',
      'kind.x-derived #loss true at "loss":{"t',
      'derived.title #loss "Loss" at "title":"L',
      'derived.value #loss "a - b" at "value":"a',
      'derived.unit #loss "kW" at "unit":"kW',
    ],
  ],
  [
    'a tab',
    {
      'x-tabs': [
        {
          id: 'general',
          title: 'General',
          'x-shown-when': 'c',
          'x-when-hidden': 'clear',
          groups: [{ title: 'All', fields: ['a', 'b'] }],
        },
      ],
    },
    [
      'tab.id #general "general" at "id":"gene',
      'tab.title #general "General" at "title":"G',
      'tab.groups #general [{"title":"All","fields":["a","b"]}] at "groups":[',
      'tab.x-shown-when #a "c" at "x-shown-w',
      'tab.x-shown-when #b "c" at "x-shown-w',
      'tab.x-when-hidden #a "clear" at "x-when-hi',
      'tab.x-when-hidden #b "clear" at "x-when-hi',
    ],
  ],
  [
    'a tab without words',
    { 'x-tabs': [{ id: 'general', groups: [{ title: 'All', fields: ['a'] }] }] },
    ['tab.id #general "general" at "id":"gene', 'tab.groups #general [{"title":"All","fields":["a"]}] at "groups":['],
  ],
])('%s is read as one statement for each word, at its place', (what, file, statements) => {
  // Each kind has a title and a place among kinds.
  const isAsked = (said: string) => what === 'a kind' || !/^kind\.(?:title|x-kind)/.test(said);
  expect(read(file).filter(isAsked)).toEqual(statements);
});

it('a curve without fields goes by its name, and its series by their number', () => {
  const words = (curve: CurveSchema) =>
    read({ 'x-curves': { wear: curve } }).filter((said) => /^(?:kind\.x-c|curve\.y )/.test(said));
  const x = { title: 'X' };
  expect(words({ title: 'W', x, y: [{ title: 'Y' }] })).toEqual([
    'kind.x-curves #wear at "wear":{"t',
    'curve.y #0 at {"title":"',
  ]);
  expect(words({ title: 'W', x, y: [] })).toEqual(['kind.x-curves #wear at "wear":{"t']);
});
