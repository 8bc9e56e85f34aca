import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadKind } from '#generated/kinds.ts';
import { compareMeta } from '#model/compareMeta.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { differenceText } from '#model/differenceText.ts';
import { draftMeta, serverWarning } from '#model/draftMeta.ts';
import type { FieldValue } from '#model/FormDefinition.ts';
import type { MetaDifference } from '#model/MetaDifference.ts';
import { answerText, readMeta } from '#model/readMeta.ts';
import { toMeta } from '#model/toMeta.ts';

const kind = await loadKind.basicstorage();
const { definition } = kind;
const own = toMeta(definition);

/** A difference of this code needs one of these keys to be stated. */
const KEYS: Record<Exclude<MetaDifference['code'], 'onlyInForm' | 'onlyOnServer'>, string[]> = {
  type: ['type'],
  required: ['required'],
  readOnly: ['read_only'],
  nullable: ['nullable', 'allow_null', 'type', 'anyOf'],
  unit: ['unit'],
  tighterMinimum: ['min_value', 'exclusive_min_value', 'minimum'],
  looserMinimum: ['min_value', 'exclusive_min_value', 'minimum'],
  tighterMaximum: ['max_value', 'exclusive_max_value', 'maximum'],
  looserMaximum: ['max_value', 'exclusive_max_value', 'maximum'],
  tighterLength: ['max_length'],
  looserLength: ['max_length'],
  tighterLeastLength: ['min_length'],
  looserLeastLength: ['min_length'],
  pattern: ['pattern'],
  tighterList: ['list'],
  looserList: ['list'],
  choices: ['choices', 'enum'],
  default: ['default'],
  refusedDefault: ['default'],
  // The kind has no table.
  tighterLeastRows: [],
  looserLeastRows: [],
  tighterMostRows: [],
  looserMostRows: [],
  unique: [],
  curve: [],
  label: ['label', 'title'],
  help: ['help_text', 'description'],
  choiceLabels: ['choices'],
  axes: ['map'],
  tighterRule: [],
  looserRule: [],
};

const anyValue = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown[]>(null, true, false, 0, 1, 50, 100, 1e300, '', '0', '0.5', 'float'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('string', 'choice', 'list', 'numbers', 'percentages', '(', 'EUR', ['EUR', 7]),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const anyName = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...Object.keys(definition.fields)) },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '') },
  { weight: 1, arbitrary: fc.string() },
);
const keys = [...new Set(Object.values(KEYS).flat()), 'label', 'help_text', '__proto__'];
const anyMap = (key: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>, maxLength = 12) =>
  fc.array(fc.tuple(key, value), { maxLength }).map((entries) => Object.fromEntries(entries));
const anyField = fc.oneof(
  { weight: 5, arbitrary: anyMap(fc.constantFrom(...keys), anyValue, 8) },
  { weight: 1, arbitrary: anyValue },
);
/** A map of fields: some real ones as they are, others and their keys replaced by anything. */
const anyFields = fc
  .tuple(fc.subarray(Object.entries(own.fields)), anyMap(anyName, anyField))
  .map(([real, doctored]) => ({ ...Object.fromEntries<unknown>(real), ...doctored }));
const anyRules = fc.oneof(
  anyValue,
  fc.array(
    anyMap(
      fc.constantFrom('rule', 'field', 'other', 'limit'),
      fc.oneof(anyName, anyValue, fc.constantFrom('below', 'rising', 'min_points', 'same_length', 'at_most')),
    ),
  ),
  fc.subarray(own.rules),
);
const anyCurves = fc.oneof(anyValue, fc.constant(own.curves), anyMap(fc.constantFrom('cycle_aging', 'x'), anyValue));

/** A server's answer, and the map of fields in it. */
const anyAnswer = fc
  .tuple(anyFields, anyRules, anyCurves, anyValue)
  .chain(([fields, rules, curves, version]) =>
    fc.constantFrom<[object, Record<string, unknown>][]>(
      [{ fields }, fields],
      [{ ...own, version, fields, rules, curves }, fields],
      [{ ...own, fields, rules, curves, version: 'other' }, fields],
      [{ name: 'Battery List', actions: { POST: fields } }, fields],
      [{ actions: { PUT: fields, POST: null } }, fields],
      [{ type: 'object', properties: fields }, fields],
      [fields, fields],
    ),
  );

/** Passes an answer through the whole app: the list of differences, a draft, and the saved payload. */
function digest(body: unknown): MetaDifference[] {
  expect(answerText(body)).toMatch(/\S/);
  const meta = readMeta(body);
  const differences = meta ? compareMeta({ definition, meta }) : [];
  for (const difference of differences) expect(differenceText(difference).length).toBeLessThan(10_000);
  const taken = draftMeta(differences);
  for (const mode of ['create', 'edit'] as const) {
    const values = { ...createDefaults(definition), subclass: definition.id, name: 'Rig', toString: 'kept' };
    const store = new DraftStore({ kind, mode, values });
    store.applyMeta(taken);
    // A new record may start with a name that the server gives.
    if (mode === 'edit') expect(store.payload().name).toBe('Rig');
    else expect(store.payload()).toBeTypeOf('object');
    store.dispose();
  }
  return differences;
}

describe('whatever a server answers', () => {
  it('as any JSON at all: nothing breaks', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.jsonValue({ maxDepth: 8 })), (body) => {
        digest(body);
      }),
      { numRuns: 300 },
    );
  });

  it('as metadata with anything in it: nothing breaks, and only what it states differs', () => {
    fc.assert(
      fc.property(anyAnswer, ([answer, fields]) => {
        const body = JSON.parse(JSON.stringify(answer));
        for (const { field, code } of digest(body)) {
          if (code === 'onlyInForm') expect(Object.hasOwn(fields, field)).toBe(false);
          else if (code === 'onlyOnServer') expect(Object.hasOwn(fields, field)).toBe(true);
          else if (code === 'curve') expect(body.curves).toBeInstanceOf(Object);
          else if (code === 'axes') expect(body.curves).toHaveProperty(field);
          else if (code === 'tighterRule' || code === 'looserRule') expect(body.rules).toBeInstanceOf(Array);
          else {
            const entry = Object.hasOwn(fields, field) ? fields[field] : undefined;
            const keysThere = Object.keys(typeof entry === 'object' && entry !== null ? entry : {});
            expect(
              KEYS[code].some((key) => keysThere.includes(key)),
              `${field} ${code}`,
            ).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a warning is a sentence or nothing, for any value', () => {
    const anyScalar: fc.Arbitrary<FieldValue> = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(anyAnswer, anyScalar, anyMap(anyName, anyScalar), ([answer], value, values) => {
        const meta = readMeta(JSON.parse(JSON.stringify(answer)));
        const taken = draftMeta(meta ? compareMeta({ definition, meta }) : []);
        for (const name of taken.limits.keys())
          expect(serverWarning(taken, name, value, values) ?? 'The server accepts it').toMatch(/^The server /);
      }),
      { numRuns: 300 },
    );
  });
});
