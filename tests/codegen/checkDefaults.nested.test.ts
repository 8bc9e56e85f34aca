import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { defaultProblems } from './defaultProblems.ts';

const number = (words: FieldSchema = {}): FieldSchema => ({ type: 'number', title: 'A number', ...words });
const MOST = 'breaks a rule of its kind: Value must be at most 9.';

const rows = (properties: Record<string, FieldSchema>, required: string[] = []): FieldSchema => ({
  ...{ type: 'array', title: 'Rows', items: { type: 'object', properties, required } },
});

describe('a default in an object', () => {
  const object = (properties: Record<string, FieldSchema>): FieldSchema => ({
    ...{ type: 'object', title: 'An object', properties },
  });

  it('is judged by its own rules', () => {
    expect(
      defaultProblems({ o: object({ a: number({ maximum: 9, default: 10 }), b: number({ default: 1 }) }) }),
    ).toEqual([`"default": the default 10 of "a" ${MOST}`]);
  });

  it('of a case is judged with its case chosen', () => {
    const variant = (first: FieldSchema, second: FieldSchema): FieldSchema =>
      ({
        ...{ type: 'object', title: 'A variant', 'x-choice': 'type', required: ['type'] },
        properties: { type: { type: 'string', title: 'Type', enum: ['one', 'two'], default: 'one' } },
        oneOf: [
          { properties: { type: { const: 'one' }, a: first } },
          { properties: { type: { const: 'two' }, b: second } },
        ],
      }) as FieldSchema;
    const [good, bad] = [number({ maximum: 9, default: 9 }), number({ maximum: 9, default: 10 })];
    expect(defaultProblems({ v: variant(good, good) })).toEqual([]);
    expect(defaultProblems({ v: variant(bad, good) })).toEqual([`"default": the default 10 of "a" ${MOST}`]);
    expect(defaultProblems({ v: variant(good, bad) })).toEqual([`"default": the default 10 of "b" ${MOST}`]);
    expect(defaultProblems({ v: variant(bad, bad) })).toHaveLength(2);
    expect(defaultProblems({ o: object({ v: variant(good, bad) }) })).toHaveLength(1);
    expect(defaultProblems({ r: rows({ v: variant(good, bad) }) })).toHaveLength(1);
  });

  it('in a table of a case is judged with its case chosen', () => {
    const variant = {
      ...{ type: 'object', title: 'A variant', 'x-choice': 'type', required: ['type'] },
      properties: { type: { type: 'string', title: 'Type', enum: ['one', 'two'], default: 'one' } },
      oneOf: [
        { properties: { type: { const: 'one' } } },
        { properties: { type: { const: 'two' }, r: rows({ a: number({ maximum: 9, default: 10 }) }) } },
      ],
    } as FieldSchema;
    expect(defaultProblems({ v: variant })).toEqual([`"default": the default 10 of "a" ${MOST}`]);
    expect(defaultProblems({ o: object({ v: variant }) })).toHaveLength(1);
  });
});

describe('a default in the rows of a table', () => {
  it('is judged by its own rules', () => {
    expect(defaultProblems({ r: rows({ a: number({ maximum: 9, default: 10 }) }) })).toEqual([
      `"default": the default 10 of "a" ${MOST}`,
    ]);
  });

  it('is judged in tables inside tables', () => {
    expect(defaultProblems({ r: rows({ s: rows({ a: number({ maximum: 9, default: 10 }) }) }) })).toEqual([
      `"default": the default 10 of "a" ${MOST}`,
    ]);
  });

  it('is not required, as a row may lack it', () => {
    const text: FieldSchema = { type: 'string', title: 'A text', minLength: 1 };
    expect(defaultProblems({ r: rows({ a: text }) })).toEqual([]);
    expect(defaultProblems({ r: rows({ a: text }, ['a']) })).toEqual([]);
    expect(defaultProblems({ a: text })).toHaveLength(1);
  });

  it('of a list of values is judged by the rules of a value', () => {
    const list = (items: FieldSchema): FieldSchema => ({ type: 'array', title: 'A list', items });
    expect(defaultProblems({ l: list(number({ maximum: 9, default: 10 })) })).toEqual([
      expect.stringContaining(`the default 10 of `),
    ]);
    expect(defaultProblems({ l: list(number({ maximum: 9, default: 9 })) })).toEqual([]);
    expect(defaultProblems({ r: rows({ l: list(number({ maximum: 9, default: 10 })) }) })).toHaveLength(1);
  });
});

describe('the default of a table', () => {
  const table = (value: unknown, required: string[] = []): Record<string, FieldSchema> => ({
    r: { ...rows({ a: number({ maximum: 9 }), b: number({ maximum: 9 }) }, required), default: value as never },
    ra: number({ maximum: 9 }),
  });

  it('is judged in each of its rows, each fault by itself', () => {
    expect(defaultProblems(table([{ a: 9, b: 9 }]))).toEqual([]);
    expect(defaultProblems(table([{ a: 10 }, { a: 9, b: 10 }, { a: 11, b: 11 }]))).toEqual([
      `"a": "a" in row 1 of the default of "r" ${MOST}`,
      `"b": "b" in row 2 of the default of "r" ${MOST}`,
      `"a": "a" in row 3 of the default of "r" ${MOST}`,
      `"b": "b" in row 3 of the default of "r" ${MOST}`,
    ]);
  });

  it('is no matter of a field whose name begins in the same way', () => {
    expect(defaultProblems({ ...table([]), ra: number({ maximum: 9, default: 10 }) })).toEqual([
      `"default": the default 10 of "ra" ${MOST}`,
    ]);
  });
});
