import { describe, expect, it } from 'vitest';
import { type CheckedFile, checkFile } from '#codegen/checkFile.ts';
import { shapeCheck } from '#codegen/checkShape.ts';
import type { SourceFile } from '#codegen/SourceFile.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { toSource } from './mergedKind.ts';

const field = {
  type: 'object',
  properties: { title: { type: 'string' }, type: { type: 'string' } },
  additionalProperties: false,
};
const words = {
  title: { type: 'string' },
  size: { type: 'number' },
  'x-derived': { type: 'object', additionalProperties: field },
  // What every kind file has.
  ...{ $schema: {}, $id: {}, 'x-kind': {} },
};

const checkShape = shapeCheck({
  ...{ $id: 'probe', type: 'object', properties: words, required: ['title'], additionalProperties: false },
  $defs: {
    shared: { type: 'object', properties: { size: { type: 'number' } }, additionalProperties: false },
    form: { type: 'object', properties: words, required: ['size'] },
  },
});

interface Given {
  part?: 'shared' | 'form';
}

function check(value: unknown, { part }: Given = {}): CheckedFile & { source: SourceFile; texts: string[] } {
  const source = toSource('kinds/probe.json', Object(value));
  const checked = checkFile(source, checkShape, part);
  return { ...checked, source, texts: placedProblems(checked.problems, source) };
}

const UNKNOWN = 'is not known here, so it would have no effect.';
const KNOWN = 'Known here: title, size, x-derived, $schema, $id, x-kind.';
const isWhole = ({ rest }: CheckedFile) => rest?.isWhole;
const readRest = ({ rest }: CheckedFile) => JSON.parse(JSON.stringify(rest?.source.value));

it('a file that is fine is left as it is', () => {
  const checked = check({ title: 'A', size: 1 });
  expect(checked.texts).toEqual([]);
  expect(checked.rest?.source.value).toMatchObject({ title: 'A', size: 1 });
  expect(isWhole(checked)).toBe(true);
});

describe('an unknown keyword', () => {
  it('is removed', () => {
    const checked = check({ title: 'A', something: 1 });
    expect(checked.texts).toEqual([`something: "something" ${UNKNOWN} ${KNOWN}`]);
    expect(readRest(checked).something).toBeUndefined();
    expect(isWhole(checked)).toBe(true);
  });

  it('counts as the one that was meant', () => {
    const checked = check({ titel: 'A' });
    expect(checked.texts).toEqual([`titel: "titel" ${UNKNOWN} Did you mean "title"?`]);
    expect(readRest(checked).title).toBe('A');
    expect(checked.rest?.source.problemAt(['title'], '').column).toBe(2);
  });

  it('does not hide what is missing', () => {
    expect(check({ something: 1 }).texts).toEqual([
      `something: "something" ${UNKNOWN} ${KNOWN}`,
      ': the file lacks "title".',
    ]);
  });

  it('is the only problem of its value', () => {
    expect(check({ titel: 1 }).texts).toEqual([`titel: "titel" ${UNKNOWN} Did you mean "title"?`]);
  });

  it('is found inside other parts', () => {
    const checked = check({ title: 'A', 'x-derived': { a: { titel: 'B', kind: 1 } } });
    expect(checked.texts).toEqual([
      `x-derived.a.titel: "titel" ${UNKNOWN} Did you mean "title"?`,
      `x-derived.a.kind: "kind" ${UNKNOWN} Known here: title, type.`,
    ]);
    expect(readRest(checked)['x-derived']).toEqual({ a: { title: 'B' } });
  });
});

describe('the problems of a file', () => {
  it('are those of unknown keywords, of the shape and of texts', () => {
    const checked = check({ title: 'A\u200B', size: 'x', something: 1 });
    expect(checked.texts).toEqual([
      `something: "something" ${UNKNOWN} ${KNOWN}`,
      'size: "size" is "x", but must be a number.',
      'title@1: there is an invisible character here: U+200B. Remove it.',
    ]);
    expect(readRest(checked).size).toBeUndefined();
    expect(isWhole(checked)).toBe(false);
  });

  it('are those of the part of the schema that is meant', () => {
    expect(check({ size: 1 }).texts).toEqual([': the file lacks "title".']);
    expect(check({ size: 1 }, { part: 'shared' }).texts).toEqual([]);
    expect(check({ title: 'A' }, { part: 'form' }).texts).toEqual([': the file lacks "size".']);
    expect(check({ title: 'A' }, { part: 'shared' }).texts).toEqual([`title: "title" ${UNKNOWN} Known here: size.`]);
    expect(check({ size: 'x' }, { part: 'shared' }).texts).toEqual(['size: "size" is "x", but must be a number.']);
    expect(readRest(check({ siz: 1 }, { part: 'shared' }))).toEqual({ size: 1 });
  });

  it('may leave nothing', () => {
    const { rest, texts } = check([1]);
    expect(rest).toBeUndefined();
    expect(texts).toEqual([': the file is [1], but must be an object in { }.']);
  });
});

describe('a problem that follows', () => {
  const follows = (checked: ReturnType<typeof check>, path: (string | number)[], source = checked.source) =>
    checked.rest?.isConsequence(source.problemAt(path, 'is wrong.'));

  it('lies in an unknown keyword', () => {
    const checked = check({ title: 'A', something: { a: 1 } });
    expect(follows(checked, ['something', 'a'])).toBe(true);
    expect(follows(checked, ['title'])).toBe(false);
  });

  it('lies in a text with a fault, but not in one with a warning', () => {
    const checked = check({ title: 'A ', 'x-derived': { a: { title: '{b}' } } });
    expect(checked.problems.map(({ severity }) => severity)).toEqual(['warning', undefined]);
    expect(follows(checked, ['title'])).toBe(false);
    expect(follows(checked, ['x-derived', 'a', 'title'])).toBe(true);
  });

  it('lies in a part that was taken out', () => {
    const checked = check({ title: 'A', size: 'x', 'x-derived': { a: { type: 1 }, b: {} } });
    expect(follows(checked, ['size'])).toBe(true);
    expect(follows(checked, ['x-derived', 'a', 'type'])).toBe(true);
    expect(follows(checked, ['x-derived', 'b'])).toBe(false);
  });

  it('does not lie in another file', () => {
    const checked = check({ title: 'A', something: { a: 1 } });
    const other = toSource('kinds/other.json', { title: 'A', something: { a: 1 } });
    expect(follows(checked, ['something', 'a'], other)).toBe(false);
  });
});
