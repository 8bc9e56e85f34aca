import { describe, expect, it } from 'vitest';
import { createReads } from '#codegen/ConditionReads.ts';
import { checkConditions } from '#codegen/checkConditions.ts';
import type { FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { listConditions } from '#codegen/listConditions.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mergedKind } from './mergedKind.ts';

const flag = (when?: string, own: FieldSchema = {}): FieldSchema => ({
  ...{ type: 'boolean', title: 'F', ...(when !== undefined && { 'x-shown-when': when }) },
  ...own,
});

function check(properties: Record<string, FieldSchema>, file: Partial<KindFile> = {}): string[] {
  const kind = mergedKind({ properties, ...file });
  const statements = listConditions(kind);
  return placedProblems(checkConditions(statements, kind, createReads(statements, kind)), kind.source);
}

describe('a condition that reads what it hides', () => {
  const own = (name: string) =>
    `this reads "${name}", which it hides, so it could never be shown again. Name another field.`;

  it('is reported at the name', () => {
    expect(check({ a: flag('not a'), b: flag() })).toEqual([`properties.a.x-shown-when@4: ${own('a')}`]);
    expect(check({ a: flag('b and a'), b: flag() })).toEqual([`properties.a.x-shown-when@6: ${own('a')}`]);
  });

  it('is reported at objects and tabs', () => {
    expect(check({ box: { type: 'object', title: 'B', 'x-shown-when': 'box.f', properties: { f: flag() } } })).toEqual([
      `properties.box.x-shown-when@0: ${own('box.f')}`,
    ]);
    const groups = [{ title: 'G', fields: ['a'] }];
    expect(check({ a: flag() }, { 'x-tabs': [{ id: 't', 'x-shown-when': 'a', groups }] })).toEqual([
      `x-tabs.0.x-shown-when@0: ${own('a')}`,
    ]);
  });

  it('is not one that reads nothing or another field', () => {
    expect(check({ a: flag('b'), b: flag() })).toEqual([]);
    expect(check({ a: flag('a and'), b: flag() })).toEqual([]);
  });
});

describe('a requirement', () => {
  const required = (when: string): FieldSchema => ({ type: 'number', title: 'N', 'x-required-when': when });

  it('does not depend on the value itself', () => {
    const message = 'would be required because of its own value, which it then already has. Name another field.';
    expect(check({ a: required('a > 1') })).toEqual([`properties.a.x-required-when@0: "a" ${message}`]);
    expect(check({ box: { type: 'object', title: 'B', properties: { a: required('1 < box.a') } } })).toEqual([
      `properties.box.properties.a.x-required-when@4: "box.a" ${message}`,
    ]);
  });

  it('may depend on what depends on the value', () => {
    expect(check({ a: required('b'), b: flag('a > 1') })).toEqual([]);
    expect(check({ a: required('b > 1'), b: required('a > 1') })).toEqual([]);
  });
});

describe('a circle of conditions', () => {
  const circle = (place: string, name: string) =>
    `properties.${place}: whether "${name}" is shown depends on what this hides, so neither could ever be shown. Break the circle at one of the conditions.`;

  it('of two is reported at both', () => {
    expect(check({ a: flag('not b'), b: flag('a') })).toEqual([
      circle('a.x-shown-when@4', 'b'),
      circle('b.x-shown-when@0', 'a'),
    ]);
  });

  it('of three is reported at all of them', () => {
    expect(check({ a: flag('b'), b: flag('c'), c: flag('a') })).toEqual([
      circle('a.x-shown-when@0', 'b'),
      circle('b.x-shown-when@0', 'c'),
      circle('c.x-shown-when@0', 'a'),
    ]);
  });

  it('that a condition only leads into is not reported there', () => {
    expect(check({ a: flag('b'), b: flag('c'), c: flag('b') })).toEqual([
      circle('b.x-shown-when@0', 'c'),
      circle('c.x-shown-when@0', 'b'),
    ]);
  });

  it('is not a chain', () => {
    expect(check({ a: flag('b'), b: flag('c'), c: flag('d'), d: flag() })).toEqual([]);
  });

  it('goes through objects', () => {
    const box: FieldSchema = { type: 'object', title: 'B', 'x-shown-when': 'a', properties: { f: flag(), g: flag() } };
    expect(check({ a: flag('box.f'), box })).toEqual([
      circle('box.x-shown-when@0', 'a'),
      circle('a.x-shown-when@0', 'box.f'),
    ]);
  });

  it('is reported only if something else is not wrong already', () => {
    expect(check({ name: flag('b'), b: flag('name') })).toEqual([
      `properties.name.x-shown-when: "name" can't be hidden, as every component needs it.`,
      circle('b.x-shown-when@0', 'name'),
    ]);
  });
});

describe('the fate of hidden values', () => {
  const idle = (place: string) =>
    `${place}.x-when-hidden: "x-when-hidden" says what happens to a hidden value, but this is never hidden. Add "x-shown-when".`;

  it('needs a condition', () => {
    const box: FieldSchema = { type: 'object', title: 'B', 'x-when-hidden': 'keep', properties: { f: flag() } };
    const tabs: KindFile['x-tabs'] = [{ id: 't', 'x-when-hidden': 'clear', groups: [] }];
    expect(check({ a: flag(undefined, { 'x-when-hidden': 'clear' }), box, b: flag() }, { 'x-tabs': tabs })).toEqual([
      idle('x-tabs.0'),
      idle('properties.box'),
      idle('properties.a'),
    ]);
    expect(check({ a: flag('b', { 'x-when-hidden': 'clear' }), b: flag() })).toEqual([]);
  });

  it('needs a default to go back to', () => {
    const a = flag('b', { 'x-when-hidden': 'default' });
    const message = 'has no default to go back to. Give it a "default", or write "clear".';
    expect(check({ a: { ...a, default: false }, b: flag() })).toEqual([]);
    expect(check({ a, b: flag() })).toEqual([`properties.a.x-when-hidden: "a" ${message}`]);
    expect(check({ box: { type: 'object', title: 'B', properties: { a } }, b: flag() })).toEqual([
      `properties.box.properties.a.x-when-hidden: "box.a" ${message}`,
    ]);
    expect(check({ a: flag(undefined, { 'x-when-hidden': 'default' }) })).toEqual([idle('properties.a')]);
    expect(check({ a: flag('b'), b: flag() })).toEqual([]);
  });
});
