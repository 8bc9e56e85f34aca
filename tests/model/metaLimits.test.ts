import { describe, expect, it } from 'vitest';
import { compareLimits, lowerLimit, type MetaLimit, upperLimit } from '#model/metaLimits.ts';
import type { StatedField } from '#model/StatedMeta.ts';

describe('the end of what a server accepts', () => {
  it.each<[Omit<StatedField, 'name'>, MetaLimit | null | undefined]>([
    [{}, undefined],
    [{ min_value: null }, null],
    [{ min_value: 5 }, { value: 5 }],
    [
      { min_value: 5, exclusive_min_value: null },
      { value: 5, exclusive: false },
    ],
    [{ exclusive_min_value: 5 }, { value: 5, exclusive: true }],
    [
      { min_value: null, exclusive_min_value: 5 },
      { value: 5, exclusive: true },
    ],
    [
      { min_value: 5, exclusive_min_value: 5 },
      { value: 5, exclusive: true },
    ],
    [
      { min_value: 5, exclusive_min_value: 6 },
      { value: 6, exclusive: true },
    ],
    [
      { min_value: 5, exclusive_min_value: 4 },
      { value: 5, exclusive: false },
    ],
    [{ exclusive_min_value: null }, undefined],
  ])('%j below: %j', (stated, limit) => {
    expect(lowerLimit({ name: 'a', ...stated })).toEqual(limit);
  });

  it.each<[Omit<StatedField, 'name'>, MetaLimit | null | undefined]>([
    [{}, undefined],
    [{ max_value: null, exclusive_max_value: null }, null],
    [{ max_value: 5 }, { value: 5 }],
    [
      { max_value: 5, exclusive_max_value: 5 },
      { value: 5, exclusive: true },
    ],
    [
      { max_value: 5, exclusive_max_value: 4 },
      { value: 4, exclusive: true },
    ],
    [
      { max_value: 5, exclusive_max_value: 6 },
      { value: 5, exclusive: false },
    ],
  ])('%j above: %j', (stated, limit) => {
    expect(upperLimit({ name: 'a', ...stated })).toEqual(limit);
  });
});

describe("a server's limit beside the form's", () => {
  const at = (value: number): MetaLimit => ({ value });
  const included = (value: number): MetaLimit => ({ value, exclusive: false });
  const excluded = (value: number): MetaLimit => ({ value, exclusive: true });

  it.each<[MetaLimit | null, MetaLimit | null, 1 | -1, 'tighter' | 'looser' | undefined]>([
    [null, null, 1, undefined],
    [null, at(5), 1, 'tighter'],
    [at(5), null, 1, 'looser'],
    [at(5), at(6), 1, 'tighter'],
    [at(5), at(4), 1, 'looser'],
    [at(5), at(6), -1, 'looser'],
    [at(5), at(4), -1, 'tighter'],
    [at(-5), at(5), 1, 'tighter'],
    [at(5), at(5), 1, undefined],
    [excluded(5), at(5), 1, undefined],
    [excluded(5), excluded(5), 1, undefined],
    [at(5), included(5), 1, undefined],
    [at(5), excluded(5), 1, 'tighter'],
    [included(5), excluded(5), -1, 'tighter'],
    [excluded(5), included(5), 1, 'looser'],
  ])('%j in the form, %j on the server, from side %i: %s', (form, server, sign, order) => {
    expect(compareLimits({ form, server }, sign)).toBe(order);
  });
});
