import { expect, it } from 'vitest';
import { fileStem } from '#codegen/fileStem.ts';

it.each([
  ['schemas/kinds/wind.json', 'wind'],
  ['wind.json', 'wind'],
  ['kinds/wind', 'wind'],
  ['kinds.json/wind.json', 'wind'],
  ['kinds/wind.json.json', 'wind.json'],
  ['kinds/wind.json.bak', 'wind.json.bak'],
  ['kinds/windxjson', 'windxjson'],
])('the file %s is of the kind %s', (file, stem) => {
  expect(fileStem(file)).toBe(stem);
});
