import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers } from '#generated/answers.ts';
import { type AnswerShape, readAnswer } from '#model/readAnswer.ts';

const LIST: AnswerShape = {
  list: {
    record: {
      id: 'text',
      name: 'text',
      locked: 'flag',
      has_results: 'flag?',
      kinds: { list: 'text' },
      count: 'number',
      created_at: 'date',
    },
    optional: ['count'],
  },
};

const GOOD = {
  id: '7',
  name: 'Mill',
  locked: false,
  has_results: null,
  kinds: ['wind'],
  count: 2,
  created_at: '2026-03-02T08:15:00Z',
};

function read(...entries: unknown[]) {
  return readAnswer(LIST, entries);
}

describe('an answer by the contract', () => {
  it('stays the very object that it was', () => {
    const answer = [GOOD, { ...GOOD, extra: { of: 'the server' } }];
    const { value, faults } = readAnswer(LIST, answer);
    expect(value).toBe(answer);
    expect(faults).toEqual([]);
  });

  it('may leave out what is optional', () => {
    const { count: _, ...rest } = GOOD;
    expect(read(rest)).toEqual({ value: [rest], faults: [] });
  });
});

describe('an answer off the contract', () => {
  it.each([
    ['a missing text', { name: undefined }, { name: '' }, ['[].name']],
    ['a number as an id', { id: 12 }, { id: '12' }, []],
    ['a number as a text', { count: '12' }, { count: 12 }, []],
    ['a date that is null', { created_at: null }, { created_at: '' }, ['[].created_at']],
    ['a date that is none', { created_at: 'soon' }, { created_at: '' }, ['[].created_at']],
    ["a flag as the text 'true'", { locked: 'true' }, { locked: true }, []],
    ["a flag as the text 'false'", { locked: 'false' }, { locked: false }, []],
    ['a flag that is none', { locked: 3 }, { locked: false }, ['[].locked']],
    ['a nullable flag that is missing', { has_results: undefined }, { has_results: null }, ['[].has_results']],
    ['a list that is an object', { kinds: { wind: 1 } }, { kinds: [] }, ['[].kinds']],
    ['a list with other entries', { kinds: ['wind', null, {}, 'pv'] }, { kinds: ['wind', 'pv'] }, ['[].kinds[]']],
    ['a number that is none', { count: 'many' }, { count: Number.NaN }, ['[].count']],
    ['a record without an id', { id: undefined }, { id: 'Mill' }, ['[].id']],
    ['a flag as a text', { name: true }, { name: '' }, ['[].name']],
    ['a number as a date', { created_at: 5 }, { created_at: '' }, ['[].created_at']],
    ['a flag as a number', { count: true }, { count: Number.NaN }, ['[].count']],
    ['a blank text as a number', { count: ' ' }, { count: Number.NaN }, ['[].count']],
    ['an endless number', { count: 'Infinity' }, { count: Number.NaN }, ['[].count']],
    ['a decimal as a text', { count: '1.50' }, { count: 1.5 }, []],
    ['a nullable flag of another type', { has_results: 'yes' }, { has_results: null }, ['[].has_results']],
    ['a list of numbers as texts', { kinds: [7, 'wind'] }, { kinds: ['7', 'wind'] }, []],
  ])('has %s read as empty, and says where', (_what, odd, expected, faults) => {
    expect(read({ ...GOOD, ...odd })).toEqual({ value: [{ ...GOOD, ...expected }], faults });
  });

  it('drops entries that are not records, and those with neither id nor name', () => {
    expect(read(null, 3, [], GOOD, {})).toMatchObject({ value: [GOOD], faults: expect.arrayContaining(['[]']) });
  });

  it('is not read as an empty list where it is not a list', () => {
    for (const answer of [null, undefined, {}, 'text', 5, { results: 3 }]) {
      expect(readAnswer(LIST, answer).value).toBeUndefined();
    }
  });

  it('may be a page that holds the whole list, but no part of one', () => {
    expect(readAnswer(LIST, { count: 1, next: null, previous: null, results: [GOOD] }).value).toEqual([GOOD]);
    expect(readAnswer(LIST, { results: [GOOD] }).value).toEqual([GOOD]);
    expect(readAnswer(LIST, { count: 9, next: 'page=2', previous: null, results: [GOOD] }).value).toBeUndefined();
    expect(readAnswer(LIST, { count: 9, next: null, previous: 'page=1', results: [GOOD] }).value).toBeUndefined();
  });

  it('loses entries without an id where they have no name either', () => {
    const shape: AnswerShape = { list: { record: { id: 'text' } } };
    expect(readAnswer(shape, [{ id: 'a' }, {}])).toEqual({ value: [{ id: 'a' }], faults: ['[].id', '[]'] });
    expect(readAnswer(shape, [{ id: 'a' }, null])).toEqual({ value: [{ id: 'a' }], faults: ['[]'] });
  });

  it('keeps empty texts of a list', () => {
    expect(readAnswer({ list: 'text' }, ['', 'a'])).toEqual({ value: ['', 'a'], faults: [] });
  });

  it('loses lists in lists, which no call promises', () => {
    expect(readAnswer({ list: { list: 'text' } }, [['a']])).toEqual({ value: [], faults: ['[]'] });
  });

  it('takes what its entries do not state from the question', () => {
    const shape: AnswerShape = { list: { record: { is_template: 'flag' } } };
    const answer = [{}, { is_template: false }];
    expect(readAnswer(shape, answer, { is_template: true }).value).toEqual([
      { is_template: true },
      { is_template: false },
    ]);
    expect(readAnswer(shape, [{}, null], { is_template: true }).value).toEqual([{ is_template: true }]);
  });

  it('takes from the question only what an entry does not state, and nothing where all is stated', () => {
    const shape: AnswerShape = { list: { record: { subclass: 'text', is_template: 'flag' } } };
    const unstated = { subclass: 'wind', is_template: true };
    expect(readAnswer(shape, [{ subclass: 'pv' }], unstated).value).toEqual([{ subclass: 'pv', is_template: true }]);
    const whole = [{ subclass: 'pv', is_template: false }];
    expect(readAnswer(shape, whole, unstated).value).toBe(whole);
  });
});

describe('an answer of one record', () => {
  const PROJECT: AnswerShape = {
    record: { name: 'text', owner: { record: { name: 'text', teams: { list: 'text' } } }, note: 'any' },
  };
  const good = { name: 'Island', owner: { name: 'Ada', teams: [] }, note: { of: ['anything'] } };

  it('stays the very object that it was', () => {
    const { value, faults } = readAnswer(PROJECT, good);
    expect(value).toBe(good);
    expect(faults).toEqual([]);
  });

  it('has no default when it is missing', () => {
    for (const answer of [null, undefined, [good], 'Island']) {
      expect(readAnswer(PROJECT, answer)).toEqual({ value: undefined, faults: [] });
    }
  });

  it('has every part filled in where it is missing, each place said', () => {
    expect(readAnswer(PROJECT, { ...good, owner: null })).toEqual({
      value: { ...good, owner: { name: '', teams: [] } },
      faults: ['owner', 'owner.name', 'owner.teams'],
    });
    expect(readAnswer(PROJECT, { ...good, owner: { teams: [{}] } })).toEqual({
      value: { ...good, owner: { name: '', teams: [] } },
      faults: ['owner.name', 'owner.teams[]'],
    });
  });

  it('goes by its name where it has no id', () => {
    const shape: AnswerShape = { record: { id: 'text', name: 'text' } };
    expect(readAnswer(shape, { name: 'Mill' }).value).toEqual({ id: 'Mill', name: 'Mill' });
    expect(readAnswer({ record: { id: 'text' } }, { name: 'Mill' }).value).toEqual({ id: '', name: 'Mill' });
  });

  it('takes nothing that every object has for its own', () => {
    const record = Object.fromEntries([['constructor', 'any' as const]]);
    expect(readAnswer({ record }, {})).toEqual({ value: {}, faults: [] });
  });
});

it('an answer of a single value is that value', () => {
  expect(readAnswer('number', '7')).toEqual({ value: 7, faults: [] });
  expect(readAnswer('text', null)).toEqual({ value: '', faults: [''] });
});

describe('any answer of any call', () => {
  it.each([...answers])('%s is in its shape once it was read', (_call, shape) => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue({ maxDepth: 6 }), oddAnswer(shape)), (answer) => {
        const { value } = readAnswer(shape, answer);
        expect(value === undefined || isIn(shape, value)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

/** Answers that are nearly in the shape: any part of them may be missing, null or of another type. */
function oddAnswer(shape: AnswerShape): fc.Arbitrary<unknown> {
  const odd = fc.oneof(fc.constant(undefined), fc.constant(null), fc.jsonValue({ maxDepth: 2 }));
  const own =
    typeof shape !== 'object'
      ? fc.constantFrom<unknown>('text', 3, true, '2026-03-02T08:15:00Z')
      : 'list' in shape
        ? fc.array(oddAnswer(shape.list), { maxLength: 3 })
        : fc.record(Object.fromEntries(Object.entries(shape.record).map(([key, part]) => [key, oddAnswer(part)])));
  return fc.oneof({ weight: 4, arbitrary: own }, { weight: 1, arbitrary: odd });
}

function isIn(shape: AnswerShape, value: unknown): boolean {
  if (shape === 'any') return true;
  if (typeof shape === 'object') {
    if ('list' in shape) return Array.isArray(value) && value.every((entry) => isIn(shape.list, entry));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const parts = new Map(Object.entries(value));
    return Object.entries(shape.record).every(
      ([key, part]) =>
        isIn(part, parts.get(key)) || (parts.get(key) === undefined && shape.optional?.includes(key) === true),
    );
  }
  if (value === null) return shape.endsWith('?');
  return typeof value === { text: 'string', date: 'string', number: 'number', flag: 'boolean' }[shape.replace('?', '')];
}
