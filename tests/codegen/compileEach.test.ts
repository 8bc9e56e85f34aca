import { expect, it } from 'vitest';
import { compileEach } from '#codegen/imports/compileEach.ts';
import type { FieldMapping, MappingFile } from '#codegen/imports/MappingFile.ts';
import { importContext } from './importContext.ts';

const columns: MappingFile['columns'] = {
  speeds: { column: 'v', type: 'list', unit: 'm/s' },
  rating: { column: 'P', unit: 'kW' },
};

function compile(name: string, mapping: FieldMapping) {
  const context = importContext({ columns, fields: { [name]: mapping } });
  const field = context.kind.definition.fields[name];
  if (!field) throw new Error(`There is no field ${name}.`);
  const value = compileEach(field, mapping, { ...context, path: ['fields', name] });
  return { value, used: [...context.report.used], problems: context.list().map((text) => text.replace(/^\d+ /, '')) };
}

it('an expression is calculated for each number of a list', () => {
  const { value, used, problems } = compile('thermal', { each: [0, 1], value: 'x * rating', when: 'rating > 0' });
  expect(problems).toEqual([]);
  expect(used).toEqual(['rating']);
  expect(value).toEqual({
    sort: 'each',
    text: 'x * rating',
    x: [0, 1],
    reads: ['rating'],
    calculate: { text: expect.stringMatching(/^\(r, p\) => /) },
  });
});

it('an expression is calculated for each number of a column', () => {
  const { value, used, problems } = compile('thermal', { each: 'speeds', value: 'rating * (x / 1 m/s)' });
  expect(problems).toEqual([]);
  expect(used).toEqual(['speeds', 'rating']);
  expect(value).toMatchObject({ sort: 'each', x: 'speeds', reads: ['rating'] });
});

it('the numbers may have a unit', () => {
  expect(compile('thermal', { each: [0, 1], x: 'MW', value: 'x' }).problems).toEqual([]);
  expect(compile('thermal', { each: [0, 1], value: 'x' }).problems).toEqual([
    expect.stringContaining('the value has no unit'),
  ]);
});

it.each<[what: string, name: string, mapping: FieldMapping, problems: string[]]>([
  ['a field that is no list', 'power', { each: [0], value: 'rating' }, ['"power" is a number field, not a list.']],
  [
    'no expression',
    'thermal',
    { each: [0] },
    ['"each" lacks "value", the expression that is calculated for each number.'],
  ],
  [
    'an unknown column',
    'thermal',
    { each: 'speds', value: 'rating' },
    ['there is no column "speds". Did you mean "speeds"?'],
  ],
  [
    'a column of single numbers',
    'thermal',
    { each: 'rating', value: 'rating' },
    ['"rating" is not a column of lists. Give it "type": "list".'],
  ],
  [
    'an unknown unit',
    'thermal',
    { each: [0], x: 'kw', value: 'rating' },
    ['there is no unit "kw". Did you mean "kW"?'],
  ],
  ['an unknown name', 'thermal', { each: [0], value: 'ratig' }, ['there is no column "ratig". Did you mean "rating"?']],
])('%s: the problem is told', (_what, name, mapping, problems) => {
  expect(compile(name, mapping).problems).toEqual(problems);
});

it.each<[what: string, name: string, mapping: FieldMapping, place: string]>([
  ['an unknown column', 'thermal', { each: 'speds', value: 'rating' }, '"each":"speds"'],
  ['an unknown unit', 'thermal', { each: [0], x: 'kw', value: 'rating' }, 'kw"'],
  ['an unknown name', 'thermal', { each: [0], value: 'rating + ratig' }, 'ratig"'],
  ['no expression', 'thermal', { each: [0] }, '"thermal":'],
  ['a field that is no list', 'power', { each: [0], value: 'rating' }, '"each":[0]'],
])('%s has its place', (_what, name, mapping, place) => {
  const own = { columns, fields: { [name]: mapping } };
  const context = importContext(own);
  const field = context.kind.definition.fields[name];
  if (field) compileEach(field, mapping, { ...context, path: ['fields', name] });
  const [column = 0] = context.report.problems.map((problem) => problem.column);
  expect(JSON.stringify(own).slice(column - 1, column - 1 + place.length)).toBe(place);
});

it('a value in a unit that the field cannot have says what to multiply it by', () => {
  expect(compile('thermal', { each: [0], value: 'rating * rating' }).problems).toEqual([
    `the value is in kW², which can't be shown in kW. Multiply it by something in 1/kW, or correct the "unit" of a column.`,
  ]);
});
