import { expect, it } from 'vitest';
import { readOptions, USAGE } from '#codegen/readOptions.ts';

const NONE = { check: false, watch: false, examples: false, format: 'text' };

it.each<[string, NodeJS.ProcessEnv, object]>([
  ['', {}, NONE],
  ['', { Q_EXAMPLES: '1' }, { ...NONE, examples: true }],
  ['--check --generated dir --format sarif', {}, { ...NONE, check: true, generated: 'dir', format: 'sarif' }],
  ['--changes-since v1.2', {}, { ...NONE, changesSince: 'v1.2' }],
  ['--stored', {}, { ...NONE, stored: '' }],
  ['--stored --check', {}, { ...NONE, check: true, stored: '' }],
  ['--stored data --changes-since HEAD', {}, { ...NONE, stored: 'data', changesSince: 'HEAD' }],
  ['--against https://q.example', {}, { ...NONE, against: 'https://q.example' }],
  ['--contract other.yaml --out types', {}, { ...NONE, contract: 'other.yaml', out: 'types' }],
  ['--against HTTP://localhost:8080', {}, { ...NONE, against: 'HTTP://localhost:8080' }],
  ['--watch --out elsewhere', {}, { ...NONE, watch: true, out: 'elsewhere' }],
  ['--watch', {}, { ...NONE, watch: true }],
])('"%s" is read', (args, env, options) => {
  expect(readOptions(args.split(' ').filter(Boolean), env)).toStrictEqual(options);
});

it.each<[string[], string]>([
  [['--chek'], '--chek is not an option. Did you mean "--check"?'],
  [['-x'], '-x is not an option.'],
  [['--annotate'], '--annotate is not an option.'],
  [['--format=xml'], '"xml" is not a format.'],
  [['--format', 'sarf'], '"sarf" is not a format. Did you mean "sarif"?'],
  [['--format'], "Option '--format <value>' argument missing."],
  [['--check=yes'], "Option '--check' does not take an argument."],
  [['--out', ''], '--out has no value.'],
  ...['.', '..', '/', 'schemas', 'schemas/', 'schemas/kinds', './schemas/../'].map((out): [string[], string] => [
    ['--out', out],
    `--out ${out} is a folder of the project itself. Name one that holds nothing but generated files.`,
  ]),
  [
    ['--against', 'xhttp://q.example'],
    '"xhttp://q.example" is not the address of a server. It begins with http:// or https://.',
  ],
  [['wind-farm', '--chek'], '--chek is not an option. Did you mean "--check"?'],
  [['wind-farm'], "Unexpected argument 'wind-farm'."],
  [['wind'], "Unexpected argument 'wind'."],
  [['--generated', 'dir'], '--generated is for --check, which writes nothing.'],
  ...[['--check'], ['--against', 'http://q.example'], ['--contract', 'a'], ['--changes-since', 'v1'], ['--stored']].map(
    (others): [string[], string] => [
      ['--watch', ...others],
      "--watch generates; it can't be combined with options that only check.",
    ],
  ),
  [
    ['--against', 'planning.example.com'],
    '"planning.example.com" is not the address of a server. It begins with http:// or https://.',
  ],
  [['--against', 'https://'], '"https://" is not the address of a server. It begins with http:// or https://.'],
])('%j is refused', (args, fault) => {
  expect(readOptions(args, {})).toEqual({ fault });
});

it.each(['generated', 'schemas-out', '../out', 'packages/schemas', '/tmp/out'])('--out %s is accepted', (out) => {
  expect(readOptions(['--out', out], {})).toMatchObject({ out });
});

it('the usage lists every option on one screen', () => {
  expect(readOptions(['--help', '--check'], {})).toBe('help');
  const options = [...USAGE.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name);
  expect(options.toSorted()).toEqual([
    ...['against', 'changes-since', 'check', 'contract', 'examples', 'format', 'generated', 'help', 'out', 'stored'],
    'watch',
  ]);
  const lines = USAGE.split('\n');
  expect(lines.length).toBeLessThanOrEqual(24);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});
