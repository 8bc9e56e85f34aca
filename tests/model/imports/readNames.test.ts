import { expect, it } from 'vitest';
import type { ImportMapping } from '#model/imports/ImportMapping.ts';
import { nameColumns, readNames } from '#model/imports/readNames.ts';
import { createRow, PLACE, turbineMapping } from './turbineRow.ts';

const TEXT = { type: 'text' } as const;
const read = (name: ImportMapping['name'], cells: Record<string, string>) => {
  const mapping = turbineMapping(Object.fromEntries(Object.keys(cells).map((id) => [id, TEXT])), { name });
  return readNames({ mapping, row: createRow(mapping, cells), place: PLACE });
};

it('a name is filled from the columns of the row', () => {
  const cells = { maker: 'Enercon', model: 'E-82', height: '108' };
  expect(read({ text: '{maker} {model}', short: '{model}', distinct: '{height} m' }, cells)).toEqual({
    full: 'Enercon E-82',
    short: 'E-82',
    mark: '108 m',
  });
});

it('a name without a short form and a distinguishing text has only its full text', () => {
  expect(read({ text: '{model}' }, { model: 'E-82' })).toStrictEqual({ full: 'E-82', mark: '' });
});

it.each([
  ['a\nb', 'a b'],
  ['a  \r\n\t b', 'a b'],
  ['a\vb\fc', 'a b c'],
  ['a  b', 'a  b'],
])('a cell that is wrapped gives a name of one line: %j', (model, full) => {
  expect(read({ text: '{model}' }, { model }).full).toBe(full);
});

it('the name of the file is used without its extension, unless a column is called so', () => {
  expect(read({ text: '{file} {model}' }, { model: 'E-82' }).full).toBe('turbines E-82');
  expect(read({ text: '{file} {model}' }, { model: 'E-82', file: 'A' }).full).toBe('A E-82');
});

it('the columns of a name are those in braces; the name of the file is none', () => {
  const name = { text: '{maker} {file} {model}', distinct: '{height}' };
  expect(nameColumns(turbineMapping({ maker: TEXT, model: TEXT }, { name }))).toEqual(['maker', 'model']);
  expect(nameColumns(turbineMapping({ maker: TEXT, file: TEXT }, { name }))).toEqual(['maker', 'file', 'model']);
});
