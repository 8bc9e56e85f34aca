import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compileValidators } from '#codegen/compileValidators.ts';
import { calculate as c } from '#model/calculate.ts';
import { checkedValidator } from '#model/checkedValidator.ts';
import { compiledValidator } from '#model/compiledValidator.ts';
import type { ConditionDefinition, FieldDefinition, FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { hiddenFields, hiddenTabs } from '#model/hiddenFields.ts';
import type { Kind, KindCheck } from '#model/Kind.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import { plainField } from '#model/plainField.ts';
import { resolveHiddenValues } from '#model/resolveHiddenValues.ts';
import { getKind } from './loadedKinds.ts';

const field = (name: string, type: FieldDefinition['type'], given: Partial<FieldDefinition> = {}): FieldDefinition => ({
  ...plainField,
  name,
  type,
  title: name,
  nullable: type === 'number',
  ...given,
});

const FIELDS = [
  field('name', 'text', { required: true }),
  field('fcr', 'flag', { default: false }),
  field('share', 'number', { default: 5 }),
  field('charging/mode', 'choice', {
    default: 'off',
    choices: [
      { value: 'off', label: 'Off' },
      { value: 'smart', label: 'Smart' },
    ],
  }),
  field('charging/power', 'number', { default: 11 }),
  field('charging/note', 'text', { default: 'none' }),
  field('tariff/type', 'choice', {
    default: 'fixed',
    choices: [
      { value: 'fixed', label: 'Fixed' },
      { value: 'free', label: 'Free' },
    ],
  }),
  field('tariff/=fixed/price', 'number'),
  field('loads', 'list', { default: '1, 2', curve: 'fuel' }),
  field('periods', 'rows', {
    table: { row: 'period', least: 0, most: 9, fields: { price: field('price', 'number') } },
  }),
];

const flag = { properties: { fcr: { const: true } }, required: ['fcr'] };
const smart = {
  properties: { charging: { type: 'object', properties: { mode: { const: 'smart' } }, required: ['mode'] } },
  required: ['charging'],
};

const definition: FormDefinition = {
  id: 'probe',
  title: 'Probe',
  description: '',
  version: '1',
  fields: Object.fromEntries(FIELDS.map((one) => [one.name, one])),
  objects: { charging: { title: 'Charging' }, tariff: { title: 'Tariff', variant: 'type' } },
  curves: {
    fuel: {
      id: 'fuel',
      title: 'Fuel',
      help: '',
      x: { title: 'x', source: { field: 'loads' } },
      y: [],
      rising: true,
      outside: 'hold',
    },
  },
  rules: [],
  tabs: [
    {
      id: 'general',
      title: 'General',
      groups: [{ title: 'All', items: ['name', 'fcr', 'share', 'charging', 'tariff'] }],
    },
    { id: 'more', title: 'More', groups: [{ title: 'More', items: ['fuel', 'periods'] }] },
  ],
};

const property = (rule: object) => ({
  type: 'object',
  properties: { power: rule, mode: {}, note: {} },
  additionalProperties: false,
});
const SCHEMA = {
  type: 'object',
  required: ['name', 'charging'],
  properties: {
    name: { type: 'string', isFilled: true },
    fcr: { type: 'boolean' },
    share: { type: ['number', 'null'], isAtMost: { other: 'most' } },
    most: { type: ['number', 'null'] },
    charging: property({ type: ['number', 'null'], minimum: 0 }),
    tariff: { type: 'object', properties: { type: { enum: ['fixed', 'free'] }, price: { type: ['number', 'null'] } } },
    loads: { type: 'string', isFilled: true },
    periods: { type: 'array', minItems: 1 },
  },
};

function toKind(conditions: ConditionDefinition[], checks: KindCheck[] = []): Kind {
  const compiled = compileValidators({
    validate: SCHEMA,
    ...Object.fromEntries(conditions.map((condition, index) => [`condition${index}`, condition.if])),
  }).checks;
  const { validate = () => true } = compiled;
  const kind: Kind = {
    definition: { ...definition, conditions },
    conditions: conditions.map((_, index) => compiled[`condition${index}`] ?? (() => true)),
    checks,
    validate: checkedValidator(compiledValidator(validate), () => kind),
  };
  return kind;
}

const condition = (given: Partial<ConditionDefinition>): ConditionDefinition => ({
  if: flag,
  text: 'FCR is on',
  shows: [],
  whenHidden: 'keep',
  ...given,
});

describe('hidden are', () => {
  test.each<[what: string, given: Partial<ConditionDefinition>, fields: string[], tabs: string[]]>([
    ['a field', { shows: ['share'] }, ['share'], []],
    ['all fields of an object', { shows: ['charging'] }, ['charging/mode', 'charging/power', 'charging/note'], []],
    ['fields of every case', { shows: ['tariff'] }, ['tariff/type', 'tariff/=fixed/price'], []],
    ['a table', { shows: ['periods'] }, ['periods'], []],
    ['all of a tab, its curves among them', { tabs: ['more'] }, ['loads', 'periods'], ['more']],
    ['none by what is only required', { requires: ['share'] }, [], []],
  ])('%s', (_what, given, fields, tabs) => {
    const kind = toKind([condition(given)]);
    expect([...hiddenFields(kind, { fcr: false })]).toEqual(fields);
    expect([...hiddenTabs(kind, {})]).toEqual(tabs);
    expect([...hiddenFields(kind, { fcr: true }), ...hiddenTabs(kind, { fcr: true })]).toEqual([]);
  });

  it('always the same empty set in a kind without conditions', () => {
    const plain = getKind('wind');
    expect(hiddenFields(plain, {})).toBe(hiddenFields(plain, { name: 'x' }));
    expect(hiddenTabs(plain, {})).toBe(hiddenFields(plain, {}));
  });
});

describe('what is hidden', () => {
  const all = {
    fcr: false,
    share: 7,
    'charging/mode': 'smart',
    'charging/power': 22,
    'charging/note': 'x',
    loads: '3',
  };
  const settled = (given: Partial<ConditionDefinition>[], stored?: FieldValues) =>
    resolveHiddenValues(toKind(given.map(condition)), all, stored);

  test.each<[string, Partial<ConditionDefinition>[], FieldValues | undefined, FieldValues]>([
    ['keeps its stored value', [{ shows: ['share'] }], { share: 3 }, { share: 3 }],
    ['keeps an empty value', [{ shows: ['share'] }], { share: null }, { share: null }],
    ['has its default in a new record', [{ shows: ['share'] }], undefined, { share: 5 }],
    ['is cleared', [{ shows: ['share', 'periods'], whenHidden: 'clear' }], { share: 3 }, { share: null, periods: [] }],
    ['goes back to its default', [{ shows: ['share'], whenHidden: 'default' }], { share: 3 }, { share: 5 }],
    [
      'goes back to the default of a choice, which cannot be empty',
      [{ shows: ['charging'], whenHidden: 'clear' }],
      { 'charging/mode': 'smart' },
      { 'charging/mode': 'off', 'charging/power': null, 'charging/note': '' },
    ],
    [
      'is cleared where one condition clears what another keeps',
      [{ shows: ['share'] }, { shows: ['share'], whenHidden: 'clear' }, { shows: ['share'], whenHidden: 'default' }],
      { share: 3 },
      { share: null },
    ],
    ['is decided by what is sent', [{ if: smart, shows: ['share'] }], { share: 3 }, {}],
  ])('%s', (_what, conditions, stored, left) => {
    expect(settled(conditions, stored)).toEqual(left);
  });

  it('is nothing in a kind without conditions', () => {
    expect(resolveHiddenValues(getKind('wind'), all, all)).toEqual({});
  });
});

describe('a record is judged', () => {
  const codes = (kind: Kind, record: FieldValues) =>
    kind.validate(record).map(({ field: at, code }) => `${at} ${code}`);
  const sound = { name: 'Rig', charging: {}, loads: '1', periods: [{}] };

  it.each<[string, Partial<ConditionDefinition>, FieldValues, string[]]>([
    ['a number is missing', { requires: ['share'] }, { fcr: true }, ['share required']],
    ['a number is empty', { requires: ['share'] }, { fcr: true, share: null }, ['share required']],
    [
      'a text is blank',
      { requires: ['charging/note'] },
      { fcr: true, charging: { note: ' ' } },
      ['charging/note required'],
    ],
    ['a table has no rows', { requires: ['periods'] }, { fcr: true, periods: [] }, ['periods minItems']],
    ['the condition does not hold', { requires: ['share'] }, { fcr: false }, []],
    ['the condition is unclear', { requires: ['share'] }, {}, []],
    ['the value is there', { requires: ['share'] }, { fcr: true, share: 0 }, []],
    [
      'a case requires it',
      { requires: ['tariff/=fixed/price'] },
      { fcr: true, tariff: { type: 'fixed' } },
      ['tariff/price required'],
    ],
    ['another case is chosen', { requires: ['tariff/=fixed/price'] }, { fcr: true, tariff: { type: 'free' } }, []],
    ['the field is hidden itself', { shows: ['share'], requires: ['share'] }, { fcr: false }, []],
    ['what is shown is required', { shows: ['share'], requires: ['share'] }, { fcr: true }, ['share required']],
  ])('by what is required where %s', (_what, given, record, issues) => {
    expect(codes(toKind([condition(given)]), { ...sound, ...record })).toEqual(issues);
  });

  it('with the issue of any required field', () => {
    const [issue] = toKind([condition({ requires: ['charging/note'] })]).validate({ ...sound, fcr: true });
    expect(issue).toEqual({ field: 'charging/note', code: 'required', params: { missingProperty: 'note' } });
  });

  it('without what it lacks of hidden fields, objects and tabs', () => {
    const kind = toKind([condition({ shows: ['charging'], tabs: ['more'] })]);
    expect(codes(kind, { name: 'Rig', fcr: false, loads: '', periods: [] })).toEqual([]);
    expect(codes(kind, { name: 'Rig', fcr: true, loads: '', periods: [] })).toEqual([
      'charging required',
      'loads isFilled',
      'periods minItems',
    ]);
  });

  it('by the type of a hidden value that it has nevertheless', () => {
    const kind = toKind([condition({ shows: ['share'] })]);
    expect(codes(kind, { ...sound, share: 'x' })).toEqual(['share type']);
    expect(codes(kind, { ...sound, share: null })).toEqual([]);
  });

  it('by no rule between a field that is shown and one that is hidden', () => {
    const rule = { ...sound, share: 9, most: 1 };
    expect(codes(toKind([condition({ shows: ['most'] })]), rule)).toEqual(['share isAtMost']);
    const kind = toKind([condition({ shows: ['share'] })]);
    expect(codes(kind, rule)).toEqual([]);
    expect(codes(kind, { ...rule, fcr: true })).toEqual(['share isAtMost']);
  });

  it('by no check that needs a hidden value, nor at a hidden field', () => {
    const check: KindCheck = {
      error: 'Too much',
      at: ['share', 'charging/power'],
      reads: ['charging/power', 'tariff/=fixed/price'],
      require: (r) => c.isBelow(r.number('charging/power'), r.number('tariff/=fixed/price')),
    };
    const record = { ...sound, charging: { power: 5 }, tariff: { type: 'fixed', price: 1 } };
    expect(codes(toKind([], [check]), record)).toEqual(['share check', 'charging/power check']);
    expect(codes(toKind([], [check]), { ...record, tariff: { type: 'free', price: 1 } })).toEqual([]);
    expect(codes(toKind([condition({ shows: ['share'] })], [check]), record)).toEqual(['charging/power check']);
    expect(codes(toKind([condition({ shows: ['charging/power'] })], [check]), record)).toEqual([]);
  });
});

test('what is hidden changes no verdict, so the form may leave it out and the server keep it', () => {
  const kind = toKind([
    condition({ shows: ['charging'], requires: ['charging/power'], whenHidden: 'clear' }),
    condition({ if: { allOf: [flag, smart] }, shows: ['share', 'tariff/=fixed/price'], requires: ['share'] }),
  ]);
  const record = fc.record(
    {
      fcr: fc.boolean(),
      share: fc.constantFrom(null, 3),
      'charging/mode': fc.constantFrom('off', 'smart'),
      'charging/power': fc.constantFrom(null, 4),
      'tariff/type': fc.constantFrom('fixed', 'free'),
      'tariff/=fixed/price': fc.constantFrom(null, 1),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(record, record, (values, stored) => {
      const sent = { name: 'Rig', loads: '1', periods: [{}], 'charging/note': '', ...values };
      const hidden = hiddenFields(kind, nestRecord(kind.definition, sent));
      const shown = Object.fromEntries(Object.entries(sent).filter(([name]) => !hidden.has(name)));
      const kept = { ...shown, ...resolveHiddenValues(kind, shown, stored) };
      const verdicts = [sent, shown, kept].map((one) => kind.validate(nestRecord(kind.definition, one)));
      expect(verdicts[1]).toEqual(verdicts[0]);
      expect(verdicts[2]).toEqual(verdicts[0]);
      expect(hiddenFields(kind, nestRecord(kind.definition, kept))).toEqual(hidden);
    }),
    { numRuns: 2000 },
  );
});
