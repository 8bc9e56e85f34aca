import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { conditionFacts, defaultText, type FactScope, fieldFacts, typeText } from '#model/fieldFacts.ts';
import { createDefinition } from './createDefinition.ts';
import { createField, createFields } from './nestedDefinition.ts';

function scope({ definition = {}, ...parts }: Partial<Omit<FactScope, 'definition'>> & { definition?: object } = {}) {
  return {
    definition: { ...createDefinition([]), ...definition },
    checks: [],
    derived: new Map<string, string>(),
    currency: 'GBP',
    ...parts,
  };
}

/** The facts of a field, each in one line. */
function list(parts: Partial<FieldDefinition>, own: FactScope = scope(), name = 'probe'): string[] {
  return fieldFacts(createField(name, parts), own).map(({ term, text }) => `${term}: ${text}`);
}

const TARIFFS = [
  { value: 'fixed', label: 'Fixed price' },
  { value: 'flex', label: 'Flexible price' },
];

const axis = (title: string, limits: object = {}) => ({ title, ...limits });

const BATTERIES = { row: 'battery', least: 0, most: 3, fields: createFields(createField('capacity')) };

describe('the facts of a field', () => {
  it.each<[what: string, field: Partial<FieldDefinition>, facts: string[]]>([
    ['a number without limits', {}, ['Type: Number']],
    [
      'all that a number can have, in the order of the questions',
      {
        unit: '{currency}/kW',
        unitName: '{currency} per kilowatt',
        minimum: 0,
        warn: { exclusiveMinimum: 0, maximum: 5000 },
        default: 250,
        empty: 'Automatic',
        required: true,
        suggestedBy: 'spec_invest',
        renamedFrom: ['invest', 'costs'],
        unused: 'Costs in {currency} are of the project',
      },
      [
        'Type: Number',
        'Unit: GBP/kW (GBP per kilowatt)',
        'Accepts: at least 0',
        'Warns: at or below 0 or above 5000',
        'Default: 250 GBP/kW',
        'Empty: means automatic',
        'Required: always',
        'Not used: Costs in GBP are of the project',
        'Suggestion: offers spec_invest',
        'Earlier names: invest, costs',
      ],
    ],
    ['a unit without a name', { unit: 'kWp' }, ['Type: Number', 'Unit: kWp']],
    ['a unit that is its own name', { unit: '{currency}', unitName: '{currency}' }, ['Type: Number', 'Unit: GBP']],
    ['no unit', { unit: '', unitName: 'nothing' }, ['Type: Number']],
    [
      'one message for all soft limits',
      { warn: { minimum: 0.5, maximum: 1, message: 'Unusual derating' } },
      ['Type: Number', 'Warns: below 0.5 or above 1: “Unusual derating”'],
    ],
    [
      'a message for each soft limit',
      { warn: { minimum: 0, maximum: 90, message: { minimum: 'Faces down', maximum: 'Faces backwards' } } },
      ['Type: Number', 'Warns: below 0 or above 90: “Faces down”, “Faces backwards”'],
    ],
    [
      'a password, which is long enough',
      { type: 'text', input: 'password', minLength: 12, maxLength: 200 },
      ['Type: Password', 'Accepts: 12 to 200 characters'],
    ],
    ['a text of one character', { type: 'text', maxLength: 1 }, ['Type: Text', 'Accepts: at most 1 character']],
    ['a text of some length', { type: 'text', minLength: 1 }, ['Type: Text', 'Accepts: at least 1 character']],
    ['a text of eleven characters', { type: 'text', maxLength: 11 }, ['Type: Text', 'Accepts: at most 11 characters']],
    [
      'a code with a length and a pattern',
      { type: 'text', maxLength: 3, pattern: '^[A-Z]{3}$', lowercase: true },
      ['Type: Text', 'Accepts: at most 3 characters, what matches ^[A-Z]{3}$', 'Letters: stored in lower case'],
    ],
    [
      'percentages',
      { type: 'list', list: 'percentages', default: '0, 50, 100' },
      ['Type: List of percentages', 'Accepts: 0 to 100 each', 'Default: 0, 50, 100'],
    ],
    ['a list of any numbers', { type: 'list', list: 'numbers' }, ['Type: List of numbers']],
    ['a switch', { type: 'flag', default: false }, ['Type: Switch', 'Default: Disabled']],
    ['a table', { type: 'rows', table: BATTERIES }, ['Type: Table of batteries', 'Accepts: 0 to 3 batteries']],
    [
      'a list of one at most',
      { type: 'rows', table: { ...BATTERIES, isList: true, least: 1, most: 1 } },
      ['Type: List of batteries', 'Accepts: 1 to 1 battery'],
    ],
    [
      'an optional group',
      { type: 'rows', table: { ...BATTERIES, makes: 'object', most: 1 } },
      ['Type: Optional group of fields'],
    ],
    [
      'a map',
      {
        type: 'map',
        map: { x: axis('Flow', { minimum: 0, maximum: 90 }), y: axis('Source'), z: axis('COP', { minimum: 1 }) },
      },
      ['Type: Map', 'Accepts: Flow 0 to 90, COP at least 1'],
    ],
    [
      'a choice, and what its values are where their labels differ',
      {
        type: 'choice',
        choices: [...TARIFFS, { value: 'EPEX', label: 'EPEX' }, { value: 4, label: '4' }],
        default: 'flex',
      },
      ['Type: Choice', 'Choices: Fixed price (fixed), Flexible price (flex), EPEX, 4', 'Default: Flexible price'],
    ],
    [
      'a choice that offers only some of its values',
      { type: 'choice', choices: TARIFFS, offered: ['flex'] },
      ['Type: Choice', 'Choices: Flexible price (flex); accepted as well: Fixed price (fixed)'],
    ],
    [
      'a choice that accepts more than one value that it does not offer',
      { type: 'choice', choices: [...TARIFFS, { value: 0, label: '0' }], offered: ['fixed'] },
      ['Type: Choice', 'Choices: Fixed price (fixed); accepted as well: Flexible price (flex), 0'],
    ],
    [
      'a field of the server, which is nothing else besides',
      { type: 'text', system: true, readOnly: true, hidden: true },
      ['Type: Text', 'Editing: filled in by the server'],
    ],
    ['a field to look at', { readOnly: true, hidden: true }, ['Type: Number', 'Editing: shown, never edited']],
    ['a hidden field', { hidden: true }, ['Type: Number', 'Editing: never shown']],
    ['a default that is empty', { type: 'text', default: '' }, ['Type: Text']],
    ['a default that is blank', { type: 'text', default: ' ' }, ['Type: Text']],
    ['a default of 0', { default: 0 }, ['Type: Number', 'Default: 0']],
    ['a default of nothing', { default: null, empty: 'No limit' }, ['Type: Number', 'Empty: means no limit']],
  ])('state %s', (_what, field, facts) => {
    expect(list(field)).toEqual(facts);
  });

  it('name the derived value that is offered', () => {
    const derived = new Map([['peak', 'Peak power']]);
    expect(list({ suggestedBy: 'peak' }, scope({ derived }))).toEqual([
      'Type: Number',
      'Suggestion: offers Peak power',
    ]);
  });
});

describe('the rules of a field', () => {
  const fields = createFields(
    createField('min_soc', { title: 'Least state of charge' }),
    createField('max_soc', { title: 'Most state of charge' }),
    createField('cycles', { title: 'Cycles' }),
  );

  it.each<[rule: object, name: string, texts: string[]]>([
    [{ field: 'min_soc', below: 'max_soc' }, 'min_soc', ['Must be below Most state of charge']],
    [{ field: 'min_soc', below: 'max_soc' }, 'max_soc', ['Must be above Least state of charge']],
    [{ field: 'min_soc', below: 'max_soc' }, 'cycles', []],
    [{ field: 'min_soc', atMost: 'max_soc' }, 'min_soc', ['Must not exceed Most state of charge']],
    [{ field: 'min_soc', atMost: 'max_soc' }, 'max_soc', ['Must not be below Least state of charge']],
    [{ field: 'min_soc', atMost: 'limit' }, 'min_soc', ['Must not exceed limit']],
    [{ field: 'gone', below: 'max_soc' }, 'max_soc', ['Must be above gone']],
    [{ field: 'min_soc', below: 'max_soc', message: 'Nothing is left to use' }, 'min_soc', ['Nothing is left to use']],
    [
      { field: 'min_soc', below: 'max_soc', message: 'Nothing is left to use' },
      'max_soc',
      ['Must be above Least state of charge'],
    ],
  ])('%j say at %s %j', (rule, name, texts) => {
    const own = scope({ definition: { fields, rules: [rule] } });
    expect(list({}, own, name)).toEqual(['Type: Number', ...texts.map((text) => `Rule: ${text}`)]);
  });

  it('come before its checks, of which those of other fields are left out', () => {
    const checks = [
      { warn: 'More than {currency} 1000', at: ['cycles', 'min_soc'] },
      { error: 'Exceeds the capacity', at: ['min_soc'] },
      { warn: 'Ages quickly', at: ['cycles'] },
    ];
    const own = scope({ definition: { fields, rules: [{ field: 'min_soc', atMost: 'max_soc' }] }, checks });
    expect(list({}, own, 'min_soc')).toEqual([
      'Type: Number',
      'Rule: Must not exceed Most state of charge',
      'Warning: More than GBP 1000',
      'Error: Exceeds the capacity',
    ]);
  });
});

describe('the conditions', () => {
  const condition = (text: string, parts: object) => ({ if: {}, text, shows: [], whenHidden: 'keep', ...parts });

  it.each<[what: string, conditions: object[], facts: string[]]>([
    ['none', [], []],
    ['of another field', [condition('FCR is on', { shows: ['other'], tabs: ['other'], requires: ['other'] })], []],
    [
      'that show it, with what becomes of it',
      [condition('FCR is on', { shows: ['other', 'probe'] })],
      ['Shown: while FCR is on', 'While hidden: a stored value stays'],
    ],
    [
      'that show it as a tab',
      [condition('FCR is on', { tabs: ['probe'], whenHidden: 'clear' })],
      ['Shown: while FCR is on', 'While hidden: a stored value is emptied on saving'],
    ],
    [
      'of which several show it',
      [
        condition('FCR is on', { shows: ['probe'], whenHidden: 'default' }),
        condition('Price in {currency} is set', { shows: ['probe'] }),
      ],
      [
        'Shown: while FCR is on and Price in GBP is set',
        'While hidden: a stored value goes back to the default on saving',
      ],
    ],
    ['that require it', [condition('FCR is on', { requires: ['probe'] })], ['Required: while FCR is on']],
    [
      'that show and require it, said once',
      [condition('FCR is on', { shows: ['probe'], requires: ['probe'] })],
      ['Shown: while FCR is on', 'While hidden: a stored value stays'],
    ],
    [
      'of which one shows and others require it',
      [
        condition('FCR is on', { shows: ['probe'] }),
        condition('aFRR is on', { requires: ['other', 'probe'] }),
        condition('mFRR is on', { requires: ['probe'] }),
      ],
      ['Shown: while FCR is on', 'While hidden: a stored value stays', 'Required: while aFRR is on and mFRR is on'],
    ],
  ])('%s', (_what, conditions, facts) => {
    const own = scope({ definition: { conditions } });
    expect(conditionFacts('probe', own).map(({ term, text }) => `${term}: ${text}`)).toEqual(facts);
    expect(list({}, own)).toEqual(['Type: Number', ...facts]);
  });

  it('are empty where the form has none', () => {
    expect(conditionFacts('probe', scope())).toEqual([]);
  });
});

describe('a field of a variant', () => {
  const type = createField('tariff/type', { type: 'choice', title: 'Tariff', choices: TARIFFS });
  const objects = { tariff: { title: 'Tariff', variant: 'type' } };

  it.each<[name: string, definition: object, text: string | undefined]>([
    ['tariff/=fixed/price', { fields: createFields(type), objects }, 'Tariff: Fixed price'],
    ['tariff/=flex/=spot/price', { fields: createFields(type), objects }, 'tariff/=flex: spot'],
    ['tariff/=other/price', { fields: createFields(type), objects }, 'Tariff: other'],
    ['tariff/=fixed/price', { fields: {} }, 'tariff: fixed'],
    ['tariff/price', { fields: createFields(type), objects }, undefined],
  ])('%s says first of which case', (name, definition, text) => {
    const [first] = fieldFacts(createField(name), scope({ definition }));
    expect(first).toEqual(text === undefined ? { term: 'Type', text: 'Number' } : { term: 'Case', text });
  });
});

it.each<[Partial<FieldDefinition>, string]>([
  [{ type: 'integer' }, 'Whole number'],
  [{ type: 'text', text: 'name' }, 'Name on one line'],
  [{ type: 'text', text: 'verbatim' }, 'Text'],
  [{ type: 'text', rows: 4 }, 'Text of several lines'],
  [{ type: 'text', rows: 0 }, 'Text of several lines'],
  [{ type: 'text', input: 'email' }, 'Email address'],
  [{ type: 'text', input: 'tel' }, 'Telephone number'],
  [{ type: 'text', input: 'url' }, 'Address'],
  [{ type: 'text', input: 'date', text: 'name' }, 'Date'],
  [{ type: 'rows' }, 'Table'],
])('the type of %j is called %s', (parts, text) => {
  expect(typeText(createField('probe', parts))).toBe(text);
});

it.each<[Partial<FieldDefinition>, string | undefined]>([
  [{ default: 10, unit: 'm' }, '10 m'],
  [{ default: 3, unit: '{currency}/kW' }, '3 GBP/kW'],
  [{ unit: 'm' }, undefined],
  [{ default: null, unit: 'm' }, undefined],
  [{ default: null, empty: 'Automatic' }, undefined],
])('a new component with %j begins with %s', (parts, text) => {
  expect(defaultText(createField('probe', parts), 'GBP')).toBe(text);
});
