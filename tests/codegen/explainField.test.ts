import { describe, expect, it } from 'vitest';
import { explainField } from '#codegen/reference/explainField.ts';
import type { ReferenceItem } from '#model/kindReference.ts';
import { checkedProbe } from './readProbe.ts';

const CREATED = { created_at: { type: 'string', title: 'Created', readOnly: true, 'x-system': true } };
const shared = { 'common.json': { $id: 'common', properties: CREATED } };
const kind = checkedProbe(
  {
    properties: {
      power: { type: 'number', title: 'Power', 'x-note': 'Measured.', default: 0, minimum: 0, maximum: 9 },
      count: { type: 'integer', title: 'Count', exclusiveMinimum: 1, exclusiveMaximum: 7 },
      code: { type: 'string', title: 'Code', pattern: '^x', minLength: 1, maxLength: 3, default: 'x' },
      on: { type: 'boolean', title: 'On' },
      mode: { type: 'string', title: 'Mode', enum: ['a', 'b'], default: 'b' },
      shape: { type: 'object', title: 'Shape', 'x-map': mapAxes() },
      steps: {
        ...{ type: 'array', title: 'Steps', 'x-row': 'step' },
        items: { type: 'object', properties: { km: { type: 'number', title: 'km' } } },
      },
      tags: { type: 'array', title: 'Tags', items: { type: 'string' }, 'x-row': 'tag' },
      site: {
        ...{ type: 'object', title: 'Site', required: ['area'], 'x-note': 'On land.' },
        properties: { area: { type: 'number', title: 'Area' }, height: { type: 'number', title: 'Height' } },
      },
      speeds: { type: 'string', title: 'Speeds', 'x-list': 'numbers', default: '0,1' },
      values: { type: 'string', title: 'Values', 'x-list': 'numbers', default: '0,1' },
    },
    'x-curves': {
      output: {
        ...{ title: 'Output', x: { title: 'Speed', field: 'speeds' }, y: [{ title: 'Value', field: 'values' }] },
        'x-note': 'Of a bench.',
      },
    },
    'x-derived': {
      half: { title: 'Half', value: 'power / 2', when: 'on', 'x-note': 'For the page.' },
      twice: { title: 'Twice', value: 'power * 2' },
    },
    'x-checks': [
      { warn: 'Odd.', require: 'power < 5', when: 'on', at: ['power'] },
      { warn: 'Odd.', require: 'power < count', at: ['count', 'power'] },
      { warn: 'Odd.', require: 'max(y of output) > 1', at: ['output'] },
    ],
    'x-tabs': [
      {
        ...{ id: 'general', title: 'General' },
        groups: [
          {
            title: 'Data',
            fields: ['power', 'count', 'code', 'on', 'mode', 'shape', 'steps', 'tags', 'site', 'output'],
            derived: ['half', 'twice'],
          },
        ],
      },
    ],
  },
  { shared },
);

function mapAxes() {
  return { x: { title: 'X' }, y: { title: 'Y' }, z: { title: 'Z' } };
}

const PLACE = 'schemas/kinds/probe.json:1';

/** What is printed about an item, with single blanks between its words. */
function explain(id: string, own: Partial<ReferenceItem> = {}, place = id): string[] {
  return print(id, own, place).map((line) => line.trim().replaceAll(/ +/g, ' '));
}

function print(id: string, own: Partial<ReferenceItem> = {}, place = id): string[] {
  const item: ReferenceItem = { id, sort: 'field', title: 'T', help: '', facts: [], items: [], ...own };
  return explainField({ item, place, tab: 'Data' }, kind);
}

it('facts are in columns', () => {
  expect(print('on', { help: 'Whether it runs.', facts: [{ term: 'Sort', text: 'A flag' }] })).toEqual([
    'probe.on  T',
    '  Whether it runs.',
    `  Written in  ${PLACE}`,
    '  Shown in    Data',
    '  Sort        A flag',
    '  In the API  true or false; may be left out',
  ]);
});

it('the longest term sets the column, and inner items follow', () => {
  const items = ['a', 'b'].map(
    (id): ReferenceItem => ({ id, sort: 'field', title: '', help: '', facts: [], items: [] }),
  );
  expect(print('site', { sort: 'object', items, facts: [{ term: 'A very long term', text: 'x' }] })).toEqual([
    'probe.site  T',
    `  Written in        ${PLACE}`,
    '  Shown in          Data',
    '  A very long term  x',
    '  Note              On land.',
    '  Holds             a, b',
  ]);
});

it('a field of the server is written in its shared file and can only be read', () => {
  expect(explain('created_at')).toEqual([
    ...['probe.created_at T', 'Written in schemas/common.json:1, shared', 'Shown in Data'],
    'In the API a text; read only',
  ]);
});

describe('the facts of', () => {
  it.each<[what: string, id: string, own: Partial<ReferenceItem>, facts: string[]]>([
    [
      'a number with limits, checks and a note',
      'power',
      {},
      [
        'Checked power < 5, while on',
        'Checked power < count',
        'Message Please enter a valid number',
        'Message Value must be non-negative',
        'Message Value must be at most 9',
        'In the API a number, or null if it is empty; 0 if it is left out',
        'Note Measured.',
      ],
    ],
    [
      'a whole number with exclusive limits',
      'count',
      {},
      [
        'Checked power < count',
        'Message Please enter a valid number',
        'Message Value must be greater than 1',
        'Message Value must be less than 7',
        'In the API a whole number, or null if it is empty; may be left out',
      ],
    ],
    [
      'a text',
      'code',
      {},
      [
        'Message Invalid value',
        'Message Code must be at least 1 characters',
        'Message Code must be 3 characters or less',
        'In the API a text; "x" if it is left out',
      ],
    ],
    ['a choice', 'mode', {}, ['Message Invalid value', 'In the API one of the choices; "b" if it is left out']],
    ['a map', 'shape', {}, ['In the API an object of x, y and z, or null if it is empty; may be left out']],
    ['a table', 'steps', {}, ['In the API a list of objects; may be left out']],
    ['a list of values', 'tags', {}, ['In the API a list of values; may be left out']],
    [
      'a required number',
      'site/area',
      {},
      [
        'Message This field is required',
        'Message Please enter a valid number',
        'In the API a number; required to create one',
      ],
    ],
    [
      'a list of a curve, which has the checks of the curve',
      'speeds',
      {},
      [
        'Checked max(y of output) > 1',
        'Message Must be comma-separated numbers',
        'In the API a text of numbers separated by commas; "0,1" if it is left out',
      ],
    ],
    ['a curve', 'output', { sort: 'curve' }, ['Checked max(y of output) > 1', 'Note Of a bench.']],
    [
      'a derived value with a condition',
      'half',
      { sort: 'derived' },
      ['Expression power / 2', 'Only while on', 'Note For the page.'],
    ],
    ['a derived value', 'twice', { sort: 'derived' }, ['Expression power * 2']],
    ['what is no derived value, although it has the name of one', 'twice', { sort: 'object' }, []],
  ])('%s', (_what, id, own, facts) => {
    expect(explain(id, own)).toEqual([`probe.${id} T`, `Written in ${PLACE}`, 'Shown in Data', ...facts]);
  });
});
