import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { describe, expect, it } from 'vitest';
import { branchRules } from '#codegen/branchRules.ts';

const SHAPES = [
  { type: 'object', properties: { is: { const: 'a' }, size: { type: 'number' } }, required: ['is', 'size'] },
  { type: 'object', properties: { is: { const: 'b' }, name: { type: 'string' } }, required: ['is', 'name'] },
  { type: 'string' },
];
const NUMBERS = [{ minimum: 2 }, { maximum: 5 }, { maximum: 4 }];

function compile(schema: object) {
  const ajv = new Ajv2020({ allErrors: true, messages: false, strictTypes: false, code: { source: true, esm: true } });
  for (const rule of branchRules) ajv.addKeyword(rule);
  const check = ajv.compile(schema);
  return {
    code: standaloneCode(ajv, check),
    findErrors: (value: unknown) => (check(value) ? [] : describeErrors(check)),
  };
}

function describeErrors({ errors }: { errors?: { instancePath: string; keyword: string }[] | null | undefined }) {
  return (errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe('branches', () => {
  it.each<[keyword: string, value: unknown, errors: string[]]>([
    ['fitsOne', 6, []],
    ['fitsOne', 5, [' fitsSeveral']],
    ['fitsOne', 1, [' fitsSeveral']],
    ['fitsAny', 6, []],
    ['fitsAny', 5, []],
    ['fitsAny', 1, []],
  ])('of numbers: %s takes %j or says %j', (keyword, value, errors) => {
    expect(compile({ [keyword]: NUMBERS }).findErrors(value)).toEqual(errors);
  });

  it.each(['fitsOne', 'fitsAny'])('of which %s fits report the errors of the closest', (keyword) => {
    const { findErrors } = compile({ [keyword]: SHAPES });
    expect(findErrors({ is: 'a', size: 1 })).toEqual([]);
    expect(findErrors({ is: 'b', name: 'x' })).toEqual([]);
    expect(findErrors('text')).toEqual([]);
    expect(findErrors({ is: 'a', size: 'x' })).toEqual(['/size type']);
    expect(findErrors({ is: 'b', name: 1 })).toEqual(['/name type']);
    expect(findErrors({ is: 'b' })).toEqual([' required']);
    expect(findErrors({ is: 'c', size: 1 })).toEqual(['/is const']);
    expect(findErrors(7)).toEqual([' fitsNone']);
  });

  it('keep the errors before and after them, at any depth', () => {
    const { findErrors } = compile({
      type: 'object',
      properties: {
        first: { type: 'string' },
        list: { type: 'array', items: { fitsOne: SHAPES } },
        either: { fitsAny: [{ type: 'string', minLength: 2 }, { type: 'null' }], not: { const: '' } },
        last: { type: 'string' },
      },
    });
    expect(findErrors({ first: '', list: ['x', { is: 'a', size: 1 }], either: null, last: '' })).toEqual([]);
    expect(findErrors({ first: 1, list: [{ is: 'a' }, 2], either: '', last: 3 })).toEqual([
      '/first type',
      '/list/0 required',
      '/list/1 fitsNone',
      '/either not',
      '/either minLength',
      '/last type',
    ]);
    expect(findErrors({ list: ['x', 'y'], last: 3 })).toEqual(['/last type']);
  });

  it('that fit leave no error of those that do not', () => {
    const { findErrors } = compile({ properties: { a: { fitsAny: SHAPES }, b: { fitsOne: SHAPES } } });
    expect(findErrors({ a: 'x', b: 'x' })).toEqual([]);
    expect(findErrors({ a: 'x', b: 1 })).toEqual(['/b fitsNone']);
    expect(findErrors({ a: 1, b: 'x' })).toEqual(['/a fitsNone']);
  });

  it('say which properties they know', () => {
    const schema = (keyword: string) => ({ type: 'object', [keyword]: SHAPES, unevaluatedProperties: false });
    for (const keyword of ['fitsOne', 'fitsAny']) {
      const { findErrors } = compile(schema(keyword));
      expect(findErrors({ is: 'a', size: 1 })).toEqual([]);
      expect(findErrors({ is: 'a', size: 1, name: 'x' })).toEqual([' unevaluatedProperties']);
      expect(findErrors({ is: 'b', name: 'x', other: 1 })).toEqual([' unevaluatedProperties']);
    }
  });

  it('are judged by the module of the model where a check is written as text', () => {
    const { code } = compile({ fitsOne: SHAPES });
    expect(code).toContain('require("#model/judgeBranches.ts").judgeBranches');
  });
});
