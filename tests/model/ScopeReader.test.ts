import { expect, it } from 'vitest';
import { ScopeReader } from '#model/ScopeReader.ts';

const { NaN: NONE } = Number;

const reader = new ScopeReader({
  name: 'Storage',
  blank: '',
  power: 5,
  backup: false,
  empty: null,
  charging: { power: 11 },
  losses: [0.1, null, '0.3'],
  bare: [],
});

const each: [path: string, read: object][] = [
  ['name', { value: 'Storage', number: NONE, text: 'Storage', flag: undefined, list: [NONE] }],
  ['blank', { value: '', number: NONE, text: undefined, flag: undefined, list: [NONE] }],
  ['power', { value: 5, number: 5, text: undefined, flag: undefined, list: [NONE] }],
  ['backup', { value: false, number: NONE, text: undefined, flag: false, list: [NONE] }],
  ['empty', { value: null, number: NONE, text: undefined, flag: undefined, list: [NONE] }],
  ['charging/power', { value: 11, number: 11, text: undefined, flag: undefined, list: [NONE] }],
  ['charging/mode', { value: undefined, number: NONE, text: undefined, flag: undefined, list: [NONE] }],
  ['losses', { value: [0.1, null, '0.3'], number: NONE, text: undefined, flag: undefined, list: [0.1, NONE, NONE] }],
  ['bare', { value: [], number: NONE, text: undefined, flag: undefined, list: [] }],
];

it.each(each)('%s is read as each type, and as none of it where it has another', (path, read) => {
  expect({
    value: reader.value(path),
    number: reader.number(path),
    text: reader.text(path),
    flag: reader.flag(path),
    list: reader.list(path),
  }).toEqual(read);
});

it('a text is read as a list of numbers', () => {
  expect(new ScopeReader({ cycles: '5000, 4000, 3000' }).list('cycles')).toEqual([5000, 4000, 3000]);
});
