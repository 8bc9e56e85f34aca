import { describe, expect, it } from 'vitest';
import { META_SCHEMA } from '#codegen/readSources.ts';
import { explainName } from '#codegen/reference/explainName.ts';
import { checkedProbe } from './readProbe.ts';

const number = (title: string, own: object = {}) => ({ type: 'number', title, ...own });

const probe = checkedProbe(
  {
    description: 'For tests.',
    properties: {
      power: number('Power', { 'x-unit': 'kW', minimum: 0, default: 5, description: 'How much.' }),
      secret: number('Secret', { 'x-hidden': true }),
      site: { type: 'object', title: 'Site', properties: { area: number('Area') } },
      tariff: {
        ...{ type: 'object', title: 'Tariff', 'x-choice': 'sort' },
        properties: { sort: { type: 'string', title: 'Sort', enum: ['fixed', 'free'], default: 'free' } },
        'x-cases': { fixed: { properties: { fee: number('Fee') } }, free: {} },
      },
      steps: {
        ...{ type: 'array', title: 'Steps', 'x-row': 'step' },
        items: { type: 'object', properties: { km: number('Distance') } },
      },
    },
    'x-version': 2,
    'x-changes': { 2: [{ rename: 'old', to: 'power' }] },
    'x-curves': {
      output: {
        ...{ title: 'Output', x: { title: 'X', from: 0, to: 1 } },
        y: [{ title: 'Y', fields: 'p{x}', default: [0, 1] }],
      },
    },
    'x-checks': [
      { warn: 'Odd.', require: 'power < 5', at: ['power'] },
      { error: 'No.', require: 'power < 9', at: ['power'] },
    ],
    'x-tabs': [
      {
        ...{ id: 'general', title: 'General' },
        groups: [
          { title: 'Data', fields: ['power', 'site', 'tariff'] },
          { title: 'Lists', fields: ['steps'] },
        ],
      },
      { id: 'curve', title: 'Curve', 'x-shown-when': 'power > 1', groups: [{ title: 'Points', fields: ['output'] }] },
    ],
  },
  {
    shared: {
      'common.json': {
        $id: 'common',
        properties: { created_at: { type: 'string', title: 'Created', readOnly: true, 'x-system': true } },
      },
    },
  },
);
const small = checkedProbe({ $id: 'probe', properties: { power: number('Power'), height: number('Height') } });
const other = { ...small, definition: { ...small.definition, id: 'other' } };

const META = {
  title: 'Kind file',
  properties: { title: { type: 'string', description: 'What it is called.' }, other: { description: 'A word.' } },
};
const texts = new Map([[META_SCHEMA, JSON.stringify(META)]]);

function explain(name: string, kinds = [probe, other]): string[] {
  const explained = explainName(name, { kinds, texts });
  return 'fault' in explained ? [explained.fault] : explained.lines;
}

const OTHER = [
  'other  Probe, version 1, schemas/kinds/probe.json',
  '  ',
  '',
  '  General',
  '   Data',
  '    power                     Power: Number',
  '    height                    Height: Number',
  '',
  'npm run kind -- explain other.<field> explains one of them.',
  '',
];

describe('a kind', () => {
  it('is printed by tab and group', () => {
    expect(explain('probe')).toEqual([
      'probe  Probe, version 2, schemas/kinds/probe.json',
      '  For tests.',
      '',
      '  General',
      '   Data',
      '    power                     Power: Number; kW; at least 0; default 5 kW',
      '    site                      Site: Group of fields',
      '    tariff                    Tariff: Group of fields',
      '   Lists',
      '    steps                     Steps: Table of steps; 0 to 1000 steps',
      '',
      '  Curve; shown while Power is above 1 kW; while hidden a stored value stays',
      '   Points',
      '    output                    Output: Curve; default Y: 0, 1',
      '',
      '  Never shown',
      '    secret                    Secret: Number',
      '',
      '  Checks',
      '    Warning: Odd. (power < 5)',
      '    Error: No. (power < 9)',
      '',
      '  Changes of version 2',
      '    old is now called power',
      '',
      'npm run kind -- explain probe.<field> explains one of them.',
      '',
    ]);
  });

  it('without checks, hidden fields and changes has no lines for them, and comes before the word of its name', () => {
    expect(explain('other')).toEqual([
      ...OTHER,
      ...['"other" in: Kind file', '  A word.', '  Values   an object in { }', ''],
    ]);
  });

  it('is not printed with a part that it lacks', () => {
    expect(explain('other.')).toEqual(['other has no field "". See npm run kind -- explain other.']);
  });
});

describe('a part of a kind', () => {
  it.each<[name: string, title: string, tab: string]>([
    ['power', 'power  Power', 'General › Data'],
    ['secret', 'secret  Secret', 'no tab'],
    ['site', 'site  Site', 'General › Data'],
    ['site/area', 'site/area  Area', 'General › Data'],
    ['site.area', 'site/area  Area', 'General › Data'],
    ['steps', 'steps  Steps', 'General › Lists'],
    ['steps/km', 'km  Distance', 'General › Lists'],
    ['steps/#/km', 'km  Distance', 'General › Lists'],
    ['tariff/=fixed/fee', 'tariff/=fixed/fee  Fee', 'General › Data'],
    ['tariff.fixed.fee', 'tariff/=fixed/fee  Fee', 'General › Data'],
    ['output', 'output  Output', 'Curve › Points'],
    ['p1', 'p1  Y at 1', 'Curve › Points › Output'],
    ['created_at', 'created_at  Created', 'no tab'],
  ])('%s is found', (name, title, tab) => {
    const [first, ...lines] = explain(`probe.${name}`);
    expect(first).toBe(`probe.${title}`);
    expect(lines.find((line) => line.startsWith('  Shown in'))?.replace(/^ +Shown in +/, '')).toBe(tab);
  });
});

describe('an unknown name', () => {
  it.each([
    ['prob.power', 'There is no kind "prob". Did you mean "probe"?'],
    ['zzzzzzz.power', 'There is no kind "zzzzzzz". Kinds: probe, other.'],
    ['probe.powr', 'probe has no field "powr". Did you mean "power"?'],
    ['probe.a.b', 'probe has no field "a/b". See npm run kind -- explain probe.'],
    ['power', '"power" is a field. Name it with its kind: probe.power, other.power.'],
    ['titel', 'There is no kind, field or keyword "titel". Did you mean "title"?'],
    ['othr', 'There is no kind, field or keyword "othr". Did you mean "other"?'],
    ['heigt', 'There is no kind, field or keyword "heigt". Did you mean "other.height"?'],
    ['zzzzzzz', 'There is no kind, field or keyword "zzzzzzz". Kinds: probe, other.'],
    ['', 'There is no kind, field or keyword "". Kinds: probe, other.'],
  ])('%s gets a suggestion', (name, fault) => {
    expect(explain(name)).toEqual([fault]);
  });

  it('is unknown without a meta-schema as well', () => {
    expect(explainName('titel', { kinds: [other], texts: new Map() })).toEqual({
      fault: 'There is no kind, field or keyword "titel". Kinds: other.',
    });
  });
});
