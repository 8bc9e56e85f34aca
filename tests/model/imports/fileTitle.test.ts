import { expect, it } from 'vitest';
import { fileTitle } from '#model/imports/fileTitle.ts';

it.each([
  ['Wind farm.csv', 'Wind farm'],
  ['fleet.v2.xlsx', 'fleet.v2'],
  ['fleet', 'fleet'],
  ['fleet 1.5 MW', 'fleet 1.5 MW'],
])('the title of the file %s is %s', (name, title) => {
  expect(fileTitle(name)).toBe(title);
});
