import { describe, expect, it } from 'vitest';
import { readContract } from '#codegen/readContract.ts';

const FILE = 'schemas/openapi.yaml';
const TEXT = `openapi: 3.1.0
paths:
  /a:
    get: { tags: [one, two] }
  /b: *
`.replace(' *', '');

function fault(line: number, column: number, message: string, suggestion?: string) {
  const problem = { file: FILE, line, column, message };
  return { value: undefined, problems: [suggestion === undefined ? problem : { ...problem, suggestion }] };
}

it('a contract is read as an object', () => {
  expect(readContract(FILE, TEXT)).toEqual({
    value: {
      document: { openapi: '3.1.0', paths: { '/a': { get: { tags: ['one', 'two'] } }, '/b': null } },
      problemAt: expect.any(Function),
    },
    problems: [],
  });
});

it('aliases may repeat what is marked before them', () => {
  const lines = Array.from({ length: 200 }, (_, at) => `p${at}: *a`);
  const { value, problems } = readContract(FILE, ['a: &a [1]', ...lines].join('\n'));
  expect(problems).toEqual([]);
  expect(Object.values(value?.document ?? {})).toEqual(Array(201).fill([1]));
});

describe('a problem is placed', () => {
  it.each<[title: string, path: (string | number)[], line: number, column: number]>([
    ['at the value of its path', ['paths', '/a', 'get'], 4, 10],
    ['at an entry of a list', ['paths', '/a', 'get', 'tags', 1], 4, 24],
    ['at the nearest value around it', ['paths', '/a', 'put', 'tags'], 4, 5],
    ['at the beginning of the file', ['components'], 1, 1],
    ['at the beginning for the file itself', [], 1, 1],
  ])('%s', (_title, path, line, column) => {
    const { value } = readContract(FILE, TEXT);
    const place = { file: FILE, line, column };
    expect(value?.problemAt(path, 'is wrong.')).toEqual({ ...place, message: 'is wrong.' });
    expect(value?.problemAt(path, 'is wrong.', 'Mend it.')).toEqual({
      ...place,
      message: 'is wrong.',
      suggestion: 'Mend it.',
    });
  });

  it('after comments where the file begins with some', () => {
    const { value } = readContract(FILE, '# A comment\n\nopenapi: 3.1.0\n');
    expect(value?.problemAt(['paths'], 'is missing.')).toMatchObject({ line: 3, column: 1 });
  });
});

it.each<[title: string, text: string, read: ReturnType<typeof fault>]>([
  [
    'a file of another encoding',
    'a: \uFFFD',
    fault(
      1,
      4,
      'a character was lost here, as the file was not saved as UTF-8.',
      'Save the file as UTF-8, and write the character again.',
    ),
  ],
  [
    'text that is not YAML',
    'a: 1\nb: [1\nc: {',
    fault(3, 1, 'is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].'),
  ],
  ['what the parser warns of', 'a: !unknown 1\n', fault(1, 4, 'is not valid YAML: Unresolved tag: !unknown.')],
  ['an empty file', '', fault(1, 1, 'contains no contract.', 'It begins with "openapi: 3.1.0".')],
  ['a list', '\n- 1', fault(1, 1, 'contains no contract.', 'It begins with "openapi: 3.1.0".')],
  [
    'a number that JSON lacks',
    'a: 1\nb:\n  - .inf',
    fault(3, 5, '.inf is not a number that JSON can hold.', 'Write another one.'),
  ],
  [
    'endless nesting',
    `a: ${'['.repeat(20_000)}`,
    fault(1, 1, 'is nested too deeply to be read.', 'Move what is inside to "components".'),
  ],
])('%s is refused', (_title, text, read) => {
  expect(readContract(FILE, text)).toEqual(read);
});
