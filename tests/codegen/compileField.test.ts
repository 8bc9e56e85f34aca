import { expect, it } from 'vitest';
import { Code } from '#codegen/imports/Code.ts';
import { compile, type Given } from './compiledField.ts';

it.each<[what: string, name: string, given: Given, value: object, used: string[]]>([
  [
    'a column converted into the unit',
    'power',
    'rating',
    { sort: 'column', column: 'rating', ratio: ['1000', '1'] },
    ['rating'],
  ],
  [
    'a column of whole numbers',
    'blades',
    { value: 'count' },
    { sort: 'column', column: 'count', ratio: ['1', '1'] },
    ['count'],
  ],
  ['a column of texts', 'maker', 'model', { sort: 'column', column: 'model', ratio: ['1', '1'] }, ['model']],
  ['a column of flags', 'offshore', 'sea', { sort: 'column', column: 'sea', ratio: ['1', '1'] }, ['sea']],
  [
    'a column of choices',
    'fuel',
    'model',
    { sort: 'choice', column: 'model', choices: { gas: 'gas', oil: 'oil' } },
    ['model'],
  ],
  ['a column of lists', 'loads', 'shares', { sort: 'list', column: 'shares', ratio: ['1', '1'] }, ['shares']],
  ['a constant', 'power', { constant: 5 }, { sort: 'constant', value: 5 }, []],
  ['a text', 'maker', { text: 'By {model}' }, { sort: 'text', text: 'By {model}' }, ['model']],
  [
    'choices by text',
    'fuel',
    { from: 'model', choices: { G: 'gas' } },
    { sort: 'choice', column: 'model', choices: { G: 'gas' } },
    ['model'],
  ],
  [
    'an expression',
    'power',
    'rating * 2',
    { sort: 'calculated', text: 'rating * 2', reads: ['rating'], calculate: expect.any(Code) },
    ['rating'],
  ],
  [
    'numbers for each x',
    'loads',
    { each: [0], value: 'x * count * 1 %' },
    { sort: 'each', text: 'x * count * 1 %', x: [0], reads: ['count'], calculate: expect.any(Code) },
    ['count'],
  ],
  [
    'a series',
    'output',
    { curve: 'series' },
    { sort: 'curve', x: 'series', xRatio: ['1', '1'], y: [{ column: 'series', ratio: ['1', '1'] }] },
    ['series'],
  ],
])('%s fills a field', (_what, name, given, value, used) => {
  expect(compile(name, given)).toEqual({
    value: { field: name, cases: [{ ...value, when: undefined, note: undefined }], needed: undefined },
    ...{ used, problems: [], places: [] },
  });
});

it('a field has several cases with conditions and notes, and says why it is needed', () => {
  const { value, used, problems } = compile('power', [
    { value: 'rating', when: 'sea', note: 'As stated.' },
    { constant: 0, needed: 'Fans need it.' },
  ]);
  expect({ used, problems }).toEqual({ used: ['sea', 'rating'], problems: [] });
  expect(value).toEqual({
    field: 'power',
    cases: [
      { sort: 'column', column: 'rating', ratio: ['1000', '1'], when: expect.any(Code), note: 'As stated.' },
      { sort: 'constant', value: 0 },
    ],
    needed: 'Fans need it.',
  });
});

it('a second case has its own place', () => {
  const { places } = compile('power', [{ value: 'rating' }, { constant: -1 }]);
  expect(places).toEqual(['"constant":-1}]}}']);
});

it('a faulty column counts as used', () => {
  expect(compile('maker', 'count').used).toEqual(['count']);
  expect(compile('power', 'model').used).toEqual(['model']);
});

it.each<[name: string, given: Given]>([
  ['powr', 'rating'],
  ['name', 'model'],
])('"%s" gives nothing to import', (name, given) => {
  expect(compile(name, given).value).toBeUndefined();
});

it.each<[name: string, given: Given]>([
  ['power', 'ratng'],
  ['power', { curve: 'series' }],
  ['output', 'rating'],
  ['maker', 'count'],
  ['maker', 'count + 1'],
])('a faulty case of %s has no value: %j', (name, given) => {
  expect(compile(name, given).value?.cases).toEqual([{ when: undefined, note: undefined }]);
});

it('a value that only its condition makes possible is accepted', () => {
  expect(compile('power', { value: 'rating / count', when: 'count > 0' }).problems).toEqual([]);
});

it('a value in a unit that the field cannot have is refused with what to multiply it by', () => {
  expect(compile('power', 'rating * rating').problems).toEqual([
    'the value is in MW², which can\'t be shown in kW. Multiply it by something in kW/MW², such as 1 kW/MW², or correct the "unit" of a column.',
  ]);
});
