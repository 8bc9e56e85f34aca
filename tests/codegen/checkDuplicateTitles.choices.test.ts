import { describe, expect, it } from 'vitest';
import { checkDuplicateTitles } from '#codegen/checkDuplicateTitles.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mergedKind } from './mergedKind.ts';

function check(schema: FieldSchema): string[] {
  const kind = mergedKind({ properties: { a: schema } });
  return placedProblems(checkDuplicateTitles(kind), kind.source);
}

const choice = (values: (string | number)[], own: FieldSchema = {}): FieldSchema => ({
  ...{ type: typeof values[0] === 'number' ? 'number' : 'string', title: 'A', enum: values },
  ...own,
});

describe('labels', () => {
  it('are fine if each value has one, or none has', () => {
    expect(check(choice(['x', 'y'], { 'x-labels': { x: 'X', y: 'Y' } }))).toEqual([]);
    expect(check(choice(['x', 'y']))).toEqual([]);
    expect(check({ type: 'string', title: 'A' })).toEqual([]);
  });

  it('that are missing are warned of', () => {
    expect(check(choice(['x', 'y', 'z'], { 'x-labels': { y: 'Why' } }))).toEqual([
      'warning: properties.a.x-labels: "x" of "a" has no label, so planners see the value itself. Give it one.',
      'warning: properties.a.x-labels: "z" of "a" has no label, so planners see the value itself. Give it one.',
    ]);
  });

  it.each<[what: string, schema: FieldSchema]>([
    ['of numbers', choice([1, 2], { 'x-labels': { 1: 'One' } })],
    ['beside one of no value', choice(['x', 'y'], { 'x-labels': { x: 'X', z: 'Z' } })],
    ['beside an empty value', choice(['x', ''], { 'x-labels': { x: 'X' } })],
    ['beside a value that begins with a blank', choice(['x', ' y'], { 'x-labels': { x: 'X' } })],
    ['beside a value that ends with one', choice(['x', 'y '], { 'x-labels': { x: 'X' } })],
  ])('that are missing %s are not', (_what, schema) => {
    expect(check(schema)).toEqual([]);
  });

  it('of a field of an object or a column are named by its last part', () => {
    const values = choice(['x', 'y'], { 'x-labels': { x: 'X' } });
    const label = '"y" of "v" has no label, so planners see the value itself. Give it one.';
    expect(check({ type: 'object', title: 'A', properties: { v: values } })).toEqual([
      `warning: properties.a.properties.v.x-labels: ${label}`,
    ]);
    expect(check({ type: 'array', title: 'A', items: { type: 'object', properties: { v: values } } })).toEqual([
      `warning: properties.a.items.properties.v.x-labels: ${label}`,
    ]);
  });
});

describe('offers', () => {
  it('with the default, or without one, are fine', () => {
    expect(check(choice(['x', 'y'], { 'x-offer': ['x'], default: 'x' }))).toEqual([]);
    expect(check(choice(['x', 'y'], { 'x-offer': ['y', 'x'], default: 'x' }))).toEqual([]);
    expect(check(choice(['x', 'y'], { 'x-offer': ['x'] }))).toEqual([]);
    expect(check(choice(['x', 'y'], { 'x-offer': [], default: 'x' }))).toEqual([]);
    expect(check(choice(['x', 'y'], { default: 'x' }))).toEqual([]);
    expect(check({ type: 'string', title: 'A', 'x-offer': ['x'], default: 'y' })).toEqual([]);
  });

  it('without the default are warned of', () => {
    expect(check(choice(['x', 'y', 'z'], { 'x-offer': ['x', 'z'], default: 'y' }))).toEqual([
      'warning: properties.a.default: a new component has "y", which "x-offer" does not offer. Offer it as well.',
    ]);
  });
});

describe('twins', () => {
  const tell = (place: string, first: string, second: string, label: string) =>
    `warning: properties.a.${place}: planners can't tell "${first}" from "${second}" of "a", as both are called "${label}". Give them different labels.`;

  it('by their labels are warned of at the second one', () => {
    expect(check(choice(['x', 'y', 'z'], { 'x-labels': { x: 'One', y: 'Two', z: ' one' } }))).toEqual([
      tell('x-labels.z', 'x', 'z', ' one'),
    ]);
  });

  it('by their values are warned of at the choices', () => {
    expect(check(choice(['off', 'Off', 'OFF']))).toEqual([
      tell('enum', 'off', 'Off', 'Off'),
      tell('enum', 'off', 'OFF', 'OFF'),
    ]);
  });

  it('by a label and a value are warned of', () => {
    expect(check(choice([1, 2], { 'x-labels': { 1: '2' } }))).toEqual([tell('enum', '1', '2', '2')]);
  });

  it('are not the same value twice', () => {
    expect(check(choice(['x', 'x']))).toEqual([]);
  });
});
