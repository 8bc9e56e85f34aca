import { describe, expect, it } from 'vitest';
import { type EntrySort, findUnreadFile } from '#codegen/findUnreadFile.ts';

function find(inside: string, sort: EntrySort = 'file') {
  return findUnreadFile(`schemas/${inside}`, inside, sort);
}

const problem = (inside: string, message: string, suggestion: string) => ({
  ...{ file: `schemas/${inside}`, line: 1, column: 1, message, suggestion },
});

it.each([
  ...['a.json', 'kinds/a.json', 'examples/a.json', 'forms/a.json', 'documents/a.json', 'imports/a.json', '#a.json'],
  ...['texts/de/a.json', 'texts/deu/kinds/a.json', 'texts/de/examples/a.json', 'texts/de-CH/kinds/a.json'],
  ...['texts/zh-Hans-CN/a.json', 'texts/de-12345678/a.json', 'openapi.yaml'],
  ...['.hidden', 'kinds/.a.yaml', 'README.md', 'kinds/notes.md', 'LICENSE', 'LICENCE.txt', 'NOTICE.json5'],
])('%s is read, or expected to be left out', (inside) => {
  expect(find(inside)).toBeUndefined();
});

describe('what is not a file is not read', () => {
  it.each<[sort: EntrySort, inside: string, message: string, suggestion: string]>([
    ['folder', 'kinds/a.json', 'is a folder, so no file is read here.', 'Rename it.'],
    ['linked folder', 'kinds', 'is a link to a folder, which is not read.', 'Link the files instead.'],
    ['broken link', 'a.json', 'is a link that leads nowhere.', 'Remove it, or restore what it leads to.'],
    ['other', 'a.json', 'is not an ordinary file, so it is not read.', 'Remove it.'],
  ])('such as a %s', (sort, inside, message, suggestion) => {
    expect(find(inside, sort)).toEqual(problem(inside, message, suggestion));
  });

  it('apart from a folder with the name of one', () => {
    expect(find('kinds', 'folder')).toBeUndefined();
    expect(find('kinds.json/sub', 'folder')).toBeUndefined();
  });
});

const NO_JSON = 'is not read, as its name does not end in ".json".';

it.each([
  ...[
    ['a.yaml', 'a.json'],
    ['a.yml', 'a.json'],
    ['a.YML', 'a.json'],
    ['a.jsonc', 'a.json'],
    ['a.json5', 'a.json'],
    ['a.jsonl', 'a.json'],
    ['a.JSON', 'a.json'],
    ['a.json.txt', 'a.json'],
    ['kinds/openapi.yaml', 'openapi.json'],
  ],
  ['kinds/myjson', 'myjson.json'],
  ['json.swq', 'json.swq.json'],
  ['json.sw', 'json.sw.json'],
  ['json.orig2', 'json.orig2.json'],
  ['a#json#', 'a#json#.json'],
  ['#json#a', '#json#a.json'],
  ['json~a', 'json~a.json'],
])('%s can be renamed to %s', (inside, name) => {
  expect(find(inside)).toEqual(problem(inside, NO_JSON, `Rename it to "${name}", with JSON in it, or remove it.`));
});

it.each([
  ...['a.txt', 'kinds/image.png', 'kinds/myNOTICE', 'myLICENSE', 'a.md.txt', 'a.'],
  ...['a.json~', 'a.json.bak', 'a.json.orig', 'a.json.rej', 'a.json.swa', 'a.json.swp', 'a.json.tmp', '#a.json#'],
])('%s is left over, of which a warning is enough', (inside) => {
  expect(find(inside)).toEqual({ ...problem(inside, NO_JSON, 'Remove it.'), severity: 'warning' });
});

const ELSEWHERE = 'Put a kind into schemas/kinds/, and a form into schemas/forms/.';

it.each([
  ['kinds/sub', 'Put it directly into schemas/kinds/.'],
  ['forms/a/b', 'Put it directly into schemas/forms/.'],
  ['kind', 'Did you mean "schemas/kinds/"?'],
  ['form/b', 'Did you mean "schemas/forms/"?'],
  ['foo', ELSEWHERE],
  ['texts', ELSEWHERE],
  ['texts/d', ELSEWHERE],
  ['texts/german', ELSEWHERE],
  ['texts/DE', ELSEWHERE],
  ['texts/de/forms', ELSEWHERE],
  ['texts/de/kinds/x', ELSEWHERE],
  ['texts/de-A', ELSEWHERE],
  ['texts/de-123456789', ELSEWHERE],
  ['texts/de-A_B', ELSEWHERE],
  ['my/texts/de', ELSEWHERE],
])('schema files in %s are not read', (folder, suggestion) => {
  const inside = `${folder}/a.json`;
  const message = `is not read, as schemas/${folder}/ is not a folder for schema files.`;
  expect(find(inside)).toEqual(problem(inside, message, suggestion));
});
