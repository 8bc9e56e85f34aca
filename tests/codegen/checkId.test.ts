import { expect, it } from 'vitest';
import { checkId } from '#codegen/checkId.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';

const check = (text: string) => checkId(readSourceFile('schemas/kinds/wind.json', text).value);

it('an id that differs from the name of its file is reported', () => {
  expect(check('{\n  "$id": "solar"\n}')).toEqual([
    {
      ...{ file: 'schemas/kinds/wind.json', line: 2, column: 3 },
      message: '"$id" is "solar", but the file is named wind.json; the two must be the same.',
      suggestion: 'Make it "wind".',
    },
  ]);
});

it.each([['{ "$id": "wind" }'], ['{ "$id": 5 }'], ['{}'], ['[]'], ['null']])('%s is not', (text) => {
  expect(check(text)).toEqual([]);
});
