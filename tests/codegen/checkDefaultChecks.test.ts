import { expect, it } from 'vitest';
import { checkDefaultChecks } from '#codegen/checkDefaultChecks.ts';
import { compileChecks } from '#codegen/compileChecks.ts';
import type { CheckSchema } from '#codegen/KindFile.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const number = (value: number) => ({ type: 'number' as const, title: 'Number', default: value });

function check(...checks: CheckSchema[]) {
  const kind = mergedKind({ properties: { low: number(5), high: number(10) }, 'x-checks': checks });
  return { kind, problems: checkDefaultChecks(kind, toDefinition(kind), compileChecks(kind).value) };
}

const error = (require: string, words: Partial<CheckSchema> = {}): CheckSchema => ({
  ...{ require, error: 'Too low.', at: ['low'], ...words },
});

it.each<[title: string, check: CheckSchema]>([
  ['that they satisfy', error('low < high')],
  ['that only warns', { require: 'low > high', warn: 'Low.', at: ['low'] }],
  ['whose condition does not hold', error('low > high', { when: 'low > 6' })],
])('defaults may meet a check %s', (_, one) => {
  expect(check(one).problems).toEqual([]);
});

it.each<[title: string, check: CheckSchema]>([
  ['always', error('low > high')],
  ['on a condition that they satisfy', error('low > high', { when: 'low > 4' })],
])('defaults that break an error which holds %s are reported at the check', (_, one) => {
  const { kind, problems } = check(error('low < high'), one);
  expect(toTexts(problems)).toEqual([
    'the defaults break this check, so a new component could not be created. Change a default or the check.',
  ]);
  expect(problems).toMatchObject([kind.source.placeAt(['x-checks', 1, 'require'])]);
});
