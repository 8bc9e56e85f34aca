import { expect, it } from 'vitest';
import { readSourceFile } from '#codegen/SourceFile.ts';
import { withPaths } from '#codegen/withPaths.ts';

const original = readSourceFile('forms/login.json', '{\n"x-groups": [\n"name"\n],\n"title": "Log in"\n}').value;
const source = withPaths(original, ([, ...rest]) => ['x-groups', ...rest]);

it('problems are placed at the paths that theirs are mapped to', () => {
  expect(source.placeAt(['x-tabs', 0])).toEqual({ file: 'forms/login.json', line: 3, column: 1 });
  expect(source.problemAt(['x-tabs', 0], 'is wrong.', 'Correct it.')).toEqual({
    ...{ file: 'forms/login.json', line: 3, column: 1, message: 'is wrong.', suggestion: 'Correct it.' },
  });
  expect(source.problemInText(['x-tabs', 0], 2, 'is wrong.', 'Correct it.')).toEqual({
    ...{ file: 'forms/login.json', line: 3, column: 4, message: 'is wrong.', suggestion: 'Correct it.' },
  });
});

it('a problem lies within the mapped path', () => {
  const problem = original.problemAt(['x-groups', 0], 'is wrong.');
  expect(source.holds(['x-tabs', 0], problem)).toBe(true);
  expect(source.holds(['x-tabs', 0], original.problemAt(['title'], 'is wrong.'))).toBe(false);
});

it('the file and its value stay the same', () => {
  expect({ file: source.file, value: source.value }).toEqual({ file: original.file, value: original.value });
});
