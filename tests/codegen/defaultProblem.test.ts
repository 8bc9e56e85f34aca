import { describe, expect, it } from 'vitest';
import { defaultProblem } from '#codegen/defaultProblem.ts';
import { createFields } from '#fixtures/nestedKind.ts';
import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { toSource } from './mergedKind.ts';

const CHOICES = [
  { value: 'island', label: 'Island' },
  { value: 'grid', label: 'Grid' },
];

const TABLE = { row: 'period', least: 0, most: 5 };

const fields = createFields({
  power: { default: 10 },
  open: {},
  'charging/mode': { type: 'choice', choices: CHOICES, default: 'iland' },
  free: { type: 'choice', choices: CHOICES },
  poles: { type: 'choice', choices: [2, 4].map((value) => ({ value, label: String(value) })), default: '4' },
  phases: { type: 'choice', choices: ['1', '3'].map((value) => ({ value, label: value })), default: 3 },
  far: { type: 'choice', choices: CHOICES, default: 'zzzzzzzz' },
  periods: {
    ...{ type: 'rows', default: [] },
    table: {
      ...TABLE,
      fields: createFields({
        from: { required: true },
        'band/name': { type: 'text' },
        mode: { type: 'choice', choices: CHOICES },
      }),
    },
  },
  ports: { type: 'rows', default: [], table: { ...TABLE, isList: true, fields: createFields({ value: {} }) } },
});
// The other parts of a definition are not read.
const definition = {
  id: 'probe',
  title: 'Probe',
  fields,
  objects: { charging: { title: 'Charging' } },
} as unknown as FormDefinition;

const FILE = {
  properties: {
    f: {
      default: [
        { from: 1, band: { name: 'x' } },
        { from: 2, mode: 'y' },
      ],
    },
  },
};

/** The problem of a field's default that breaks a rule; the place is what the file says from there. */
function find(name: string, code: string, inside = '', params: Record<string, unknown> = {}) {
  const field: FieldDefinition | undefined = fields[name];
  if (!field) throw new Error(`There is no field ${name}.`);
  const at = name.replaceAll('/=', '/');
  const issue = { field: `${at}${inside}`, code, params };
  const origin = { source: toSource('kinds/probe.json', FILE), path: ['properties', 'f'] };
  const { column, message, suggestion } = defaultProblem({ field, origin, issue, at, definition });
  return { place: JSON.stringify(FILE).slice(column - 1), message, ...(suggestion ? { suggestion } : {}) };
}

const isAt = (start: string) => expect.stringMatching(new RegExp(`^${start.replaceAll(/[[{]/g, '\\$&')}`));

describe('a field without a default', () => {
  const NEEDED = 'and a new component could not be stored without one';

  it('is reported at the field', () => {
    expect(find('open', 'required')).toEqual({
      place: isAt('"f"'),
      message: `field "open" has no default, ${NEEDED}: This field is required.`,
      suggestion: 'Give it a "default".',
    });
    expect(find('free', 'enum').message).toBe(`field "free" has no default, ${NEEDED}: no choice would be made.`);
  });
});

describe('a default', () => {
  it('that breaks a rule is reported', () => {
    expect(find('power', 'maximum', '', { limit: 9 })).toEqual({
      place: isAt('"default"'),
      message: 'the default 10 of "power" breaks a rule of its kind: Value must be at most 9.',
    });
  });

  it.each([
    ['charging/mode', '"iland" of "mode"', 'Did you mean "island"?'],
    ['poles', '"4" of "poles"', 'Write 4, without quotes.'],
    ['phases', '3 of "phases"', 'Write "3", with quotes.'],
    ['far', '"zzzzzzzz" of "far"', 'Accepted: island, grid.'],
  ])('of the choice %s that is not accepted is reported', (name, subject, suggestion) => {
    const message = `the default ${subject} is not among its accepted values.`;
    expect(find(name, 'enum')).toEqual({ place: isAt('"default"'), message, suggestion });
  });

  it('of a table is not repeated', () => {
    expect(find('periods', 'minItems', '', { limit: 2 })).toEqual({
      place: isAt('"default"'),
      message: 'the default of "periods" breaks a rule of its kind: At least 2 periods are needed.',
    });
  });
});

describe('a row of a default', () => {
  it.each<[inside: string, code: string, place: string, message: string, suggestion?: string]>([
    [
      '/1/fom',
      'additionalProperties',
      '{"from":2',
      '"fom" in row 2 of the default of "periods" is not a column of the table.',
      'Did you mean "from"?',
    ],
    [
      '/0/band/nam',
      'additionalProperties',
      '"band"',
      '"nam" in row 1 of the default of "periods" is not a column of the table.',
      'Did you mean "name"?',
    ],
    [
      '/0/from',
      'required',
      '"from":1',
      '"from" in row 1 of the default of "periods" is missing, and it is required.',
      'Give it a value.',
    ],
    [
      '/1/mode',
      'enum',
      '"mode"',
      '"mode" in row 2 of the default of "periods" is not among its accepted values.',
      'Accepted: island, grid.',
    ],
    [
      '/0/band/name',
      'type',
      '"name"',
      '"name" in row 1 of the default of "periods" breaks a rule of its kind: Invalid value.',
    ],
    ['/0', 'type', '{"from":1', 'row 1 of the default of "periods" must name its values, in { }.'],
  ])('at %s that breaks "%s" is reported', (inside, code, place, message, suggestion) => {
    expect(find('periods', code, inside)).toEqual({
      place: isAt(place),
      message,
      ...(suggestion ? { suggestion } : {}),
    });
  });

  it('that is a value of a list is reported as a whole', () => {
    expect(find('ports', 'minimum', '/1', { limit: 3 })).toEqual({
      place: isAt('{"from":2'),
      message: 'row 2 of the default of "ports" breaks a rule of its kind: Value must be at least 3.',
    });
    expect(find('ports', 'type', '/1').message).toMatch(/^row 2 of the default of "ports" breaks a rule of its kind: /);
  });
});
