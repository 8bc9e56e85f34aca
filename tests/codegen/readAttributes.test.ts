import { describe, expect, it } from 'vitest';
import { isAttributeTable, readAttributes } from '#codegen/foreign/readAttributes.ts';
import { formatProblem } from '#codegen/Problem.ts';

const HEADINGS = 'attribute,type,unit,default,description,status';

function read(rows: string[], { file = 'attrs/generators.csv', components = '' } = {}) {
  const { unsaid, ...kind } = readAttributes({
    file,
    text: [HEADINGS, ...rows].join('\n'),
    beside: (path) => (path === '../components.csv' && components !== '' ? components : undefined),
  });
  return { ...kind, notes: unsaid.map(formatProblem) };
}

it('a table of attributes has all of its headings, in any order', () => {
  expect(isAttributeTable(['status', 'attribute', 'type', 'unit', 'default', 'description', 'more'])).toBe(true);
  expect(isAttributeTable(['attribute', 'type', 'unit', 'default', 'description'])).toBe(false);
});

it('an attribute becomes a field with its unit, default and description', () => {
  expect(read(['p_nom,float,MW, 5 ,nominal power,Input (required)'])).toEqual({
    fields: [
      {
        name: 'p_nom',
        schema: { type: 'number', title: 'P nom', description: 'Nominal power', 'x-unit': 'MW', default: 5 },
        isRequired: true,
        at: { file: 'attrs/generators.csv', line: 2, column: 1 },
      },
    ],
    notes: [],
  });
});

it.each([
  ['a text', 'a,string,MW,PQ,,Input (optional)', { type: 'string', title: 'A', default: 'PQ' }],
  ['a whole number', 'a,int,hours,0,,Input', { type: 'integer', title: 'A', 'x-unit': 'h', default: 0 }],
  ['a number without a unit', 'a,float,n/a,1.5,,Input', { type: 'number', title: 'A', default: 1.5 }],
  ['a flag that is set', 'a,boolean,n/a,True,,Input', { type: 'boolean', title: 'A', default: true }],
  ['a flag of 1', 'a,bool,n/a,1,,Input', { type: 'boolean', title: 'A', default: true }],
  ['a flag of 10', 'a,bool,n/a,10,,Input', { type: 'boolean', title: 'A', default: false }],
  ['a flag that is not true', 'a,bool,n/a,untrue,,Input', { type: 'boolean', title: 'A', default: false }],
  ['a flag that is not set', 'a,bool,MW,False,,Input', { type: 'boolean', title: 'A', default: false }],
  ['no default', 'a,float,MW,,,Input', { type: 'number', title: 'A', 'x-unit': 'MW' }],
  ['a default of n/a', 'a,string,,N/A,,Input', { type: 'string', title: 'A' }],
  [
    'a default that begins with n/a',
    'a,string,,n/a or so,,Input',
    { type: 'string', title: 'A', default: 'n/a or so' },
  ],
  ['a default that ends with none', 'a,string,,or none,,Input', { type: 'string', title: 'A', default: 'or none' }],
  ['a default of none', 'a,string,,None,,Input', { type: 'string', title: 'A' }],
  ['a default of nan', 'a,float,MW,NaN,,Input', { type: 'number', title: 'A', 'x-unit': 'MW' }],
  ['no upper limit', 'a,float,MW,inf,,Input', { type: 'number', title: 'A', 'x-unit': 'MW', 'x-empty': 'No limit' }],
  [
    'no lower limit',
    'a,float,MW,-Infinity,,Input',
    { type: 'number', title: 'A', 'x-unit': 'MW', 'x-empty': 'No limit' },
  ],
  ['a stated plus', 'a,float,MW,+inf,,Input', { type: 'number', title: 'A', 'x-unit': 'MW', 'x-empty': 'No limit' }],
  ['a row that is cut off', 'a,float', { type: 'number', title: 'A' }],
])('%s', (_what, row, schema) => {
  const { fields, notes } = read([row]);
  expect(fields.map((field) => field.schema)).toEqual([schema]);
  expect(notes).toEqual([]);
});

it.each([
  ['a result', 'p,float,MW,0,,Output', 'p: is calculated by the program, so it becomes no field.', 0],
  ['a series', 'p,series,MW,0,,Input', "p: holds a value for each point in time, which a kind file can't express.", 0],
  ['another type', 'p,array,MW,0,,Input', 'p: there is no field of the type "array".', 0],
  [
    'a number or series',
    'p,static or series,MW,1,,Input',
    'p: may also hold a value for each point in time; the field holds one.',
    1,
  ],
  ['an unknown unit', 'p,int,snapshots,0,,Input', 'p: there is no unit "snapshots".', 1],
  ['a default that is no number', 'p,float,MW,much,,Input', 'p: the default "much" is not a number.', 1],
  [
    'a default that begins like infinity',
    'p,float,MW,infinite,,Input',
    'p: the default "infinite" is not a number.',
    1,
  ],
  ['a default that ends like infinity', 'p,float,MW,0inf,,Input', 'p: the default "0inf" is not a number.', 1],
])('%s is noted at its line', (_what, row, note, count) => {
  const { fields, notes } = read(['a,float,MW,0,,Input', row]);
  expect(notes).toEqual([`attrs/generators.csv:3:1 ${note}`]);
  expect(fields).toHaveLength(1 + count);
});

it('a status that only mentions an output is that of an input', () => {
  expect(read(['p,float,MW,0,,Input or output']).fields).toHaveLength(1);
});

it('a row without an attribute is left out', () => {
  expect(read([' ,float,MW,0,,Input', 'a,float,MW,0,,Input']).fields.map(({ name, at }) => [name, at.line])).toEqual([
    ['a', 3],
  ]);
});

it('an optional attribute is not required', () => {
  expect(read(['a,float,MW,0,,Input (optional)']).fields[0]?.isRequired).toBe(false);
});

describe('the list of components', () => {
  const components =
    'component,list_name,description\nStorageUnit,storage_units,Keeps power.\nLine,lines,Carries it.\n';

  it.each([
    ['attrs/storage_units.csv', 'Storage unit', 'Keeps power.'],
    ['C:\\attrs\\lines.CSV', 'Line', 'Carries it.'],
    ['StorageUnit.csv', 'Storage unit', 'Keeps power.'],
  ])('names the component of %s', (file, title, description) => {
    expect(read([], { file, components })).toEqual({ title, description, fields: [], notes: [] });
  });

  it.each(['attrs/buses.csv', 'lines.csv.txt', 'lines.csvs'])('has no component of %s', (file) => {
    expect(read([], { file, components })).toEqual({ fields: [], notes: [] });
  });

  it('may be absent', () => {
    expect(read([], { file: 'lines.csv' })).toEqual({ fields: [], notes: [] });
  });

  it('may lack a column', () => {
    expect(read([], { file: 'lines.csv', components: 'list_name\nlines\n' })).toEqual({ fields: [], notes: [] });
    expect(read([], { file: 'Line.csv', components: 'component\nLine\n' })).toMatchObject({ title: 'Line' });
  });
});
