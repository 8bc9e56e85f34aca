import type { Mistake } from './Mistake.ts';

const BATTERY = 'schemas/kinds/basicstorage.json';
const REGISTRATION = 'schemas/forms/registration.json';
const USERNAME = '"pattern": "^[A-Za-z0-9_]+$",';

/** What would take codegen or the form too long. */
export const sizeMistakes: readonly Mistake[] = [
  [
    'derived values that double',
    BATTERY,
    [
      [
        '"x-derived": {',
        `"x-derived": { ${list(300, (index) => derive(index, index === 0 ? 'capacity' : double(index)))},`,
      ],
      ['"derived": ["rated_power"]', `"derived": ["rated_power", ${list(300, (index) => `"d${index}"`)}]`],
    ],
    'with the values that it names written out, "d10" has 2047 numbers, names and signs; at most 2000 are allowed',
  ],
  [
    'fields that others show in turn',
    BATTERY,
    showing(300, (index) => `${index === 51 ? '‸' : ''}z${index - 1} > 0`),
    'this depends on 51 other conditions',
  ],
  [
    'fields that others show twice',
    BATTERY,
    showing(40, (index) => `${index === 5 ? '‸' : ''}z${index - 1} > 0 and z${index - 1} < 9`),
    'this depends on 62 other conditions',
  ],
  [
    'a pattern of thousands of words',
    REGISTRATION,
    [[USERNAME, `‸"pattern": "^(${Array.from({ length: 20_000 }, (_, index) => `w${index}`).join('|')})$",`]],
    '"pattern" has 128893 characters; at most 2000 are allowed',
  ],
  [
    'a pattern that repeats too much to be checked',
    REGISTRATION,
    [[USERNAME, `‸"pattern": "^(${Array.from({ length: 20 }, (_, index) => `w${index + 10}`).join('|')})*$",`]],
    'repeats too much to be checked',
    { isWarning: true },
  ],
  [
    'a pattern whose counted repetitions are slow',
    REGISTRATION,
    [[USERNAME, '‸"pattern": "^([A-Za-z]|\\\\w){0,40}$",']],
    'can match them in many ways',
  ],
];

function list(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index)).join(', ');
}

function double(index: number): string {
  return `${index === 10 ? '‸' : ''}d${index - 1} + d${index - 1}`;
}

function derive(index: number, value: string): string {
  return `"d${index}": { "title": "D ${index}", "unit": "kWh", "value": "${value}" }`;
}

/** Fields each of which is shown by the one before it. */
function showing(count: number, write: (index: number) => string) {
  const field = (index: number) => {
    const when = index === 0 ? 'c > 1 1/h' : write(index);
    return `"z${index}": { "type": "number", "title": "Z ${index}", "default": 1, "x-shown-when": "${when}" }`;
  };
  return [
    ['"capacity": {', `${list(count, field)}, "capacity": {`],
    ['"fields": ["capacity", "c", ', `"fields": ["capacity", "c", ${list(count, (index) => `"z${index}"`)}, `],
  ] as const;
}
