import { expect, it } from 'vitest';
import { checkGenerated } from '#codegen/checkGenerated.ts';

const made = new Map([
  ['api.ts', 'one\ntwo\nthree\n'],
  ['kinds.ts', 'kinds\n'],
]);

function check(texts: Record<string, string>, ours: string[] = []): string[] {
  const folder = { texts: new Map(Object.entries(texts)), ours };
  return checkGenerated({ name: 'committed/', folder, made }).map(
    ({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`,
  );
}

it.each<[string, string[], string[]]>([
  ['the same', ['one\ntwo\nthree\n', 'kinds\n'], []],
  ['the same with other line ends', ['one\r\ntwo\r\nthree\r\n', 'kinds\r\n'], []],
  [
    'changed in a line',
    ['one\n2\nthree\n', 'kinds\n'],
    ['committed/api.ts:2 generated/stale is stale: from this line on it differs from what the schema files generate.'],
  ],
  [
    'cut off',
    ['one\ntwo', 'kinds\n'],
    ['committed/api.ts:2 generated/stale is stale: from this line on it differs from what the schema files generate.'],
  ],
  [
    'longer',
    ['one\ntwo\nthree\nfour\n', 'kinds\n'],
    ['committed/api.ts:4 generated/stale is stale: from this line on it differs from what the schema files generate.'],
  ],
])('a folder whose file is %s', (_what, [api = '', kinds = ''], said) => {
  expect(check({ 'api.ts': api, 'kinds.ts': kinds })).toEqual(said);
});

it('missing files are listed with those that nothing makes any more, and files of others are not', () => {
  const texts = { 'api.ts': made.get('api.ts') ?? '', 'old.ts': '', 'README.md': 'Ours' };
  expect(check(texts, ['api.ts', 'old.ts'])).toEqual([
    'committed/kinds.ts:1 generated/missing is missing.',
    'committed/old.ts:1 generated/superfluous is superfluous: no schema file generates it any more.',
  ]);
});

it('a finding says what to do, in the folder as the user named it', () => {
  const folder = { texts: new Map([['a.ts', '']]), ours: ['b.ts', 'a.ts'] };
  const found = (name: string) => checkGenerated({ name, folder, made: new Map([['a.ts', 'x']]) });
  expect(found('out//')).toEqual([
    {
      ...{ file: 'out/a.ts', line: 1, column: 1, rule: 'generated/stale' },
      message: 'is stale: from this line on it differs from what the schema files generate.',
      suggestion: 'Run npm run codegen.',
    },
    {
      ...{ file: 'out/b.ts', line: 1, column: 1, rule: 'generated/superfluous' },
      message: 'is superfluous: no schema file generates it any more.',
      suggestion: 'Run npm run codegen.',
    },
  ]);
  expect(found('a/b').map(({ file }) => file)).toEqual(['a/b/a.ts', 'a/b/b.ts']);
  expect(found(String.raw`a\b\\`).map(({ file }) => file)).toEqual([String.raw`a\b/a.ts`, String.raw`a\b/b.ts`]);
});

it('findings are sorted by file', () => {
  expect(check({ 'kinds.ts': '' }, ['kinds.ts', 'a.ts']).map((text) => text.split(':')[0])).toEqual([
    ...['committed/a.ts', 'committed/api.ts', 'committed/kinds.ts'],
  ]);
});

it('a file with fewer lines is stale at its last line', () => {
  expect(check({ 'api.ts': 'one', 'kinds.ts': 'kinds\n' })).toEqual([expect.stringMatching(/^committed\/api.ts:1 /)]);
});
