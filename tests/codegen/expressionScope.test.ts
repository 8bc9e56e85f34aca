import { describe, expect, it } from 'vitest';
import { condition, createScope, demandType, plainNumber } from '#codegen/ExpressionScope.ts';
import type { ValueType } from '#codegen/operations.ts';
import type { Fault } from '#codegen/parseExpression.ts';
import { NO_UNIT } from '#model/Unit.ts';
import { mergedKind } from './mergedKind.ts';

const kind = mergedKind({});

describe('a new scope', () => {
  it('has neither faults nor reads', () => {
    expect(createScope(kind, {})).toEqual({
      ...{ kind, faults: [], reads: new Set(), inside: undefined, guards: [], derived: undefined },
    });
  });

  it('keeps what it is given', () => {
    const inside = { sort: 'point', coordinates: new Map() } as const;
    const scope = createScope(kind, { when: 'a', derived: 'total', inside });
    expect(scope.guards).toEqual([{ node: 'name', name: 'a', at: 0 }]);
    expect(scope.derived).toBe('total');
    expect(scope.inside).toBe(inside);
  });

  it('is not guarded by a condition that has a fault', () => {
    expect(createScope(kind, { when: 'a >' }).guards).toEqual([]);
  });
});

it('wraps code without a unit or in one', () => {
  expect(condition('x')).toEqual({ code: 'x', type: 'condition', unit: NO_UNIT, isPlain: true });
  expect(plainNumber('1', undefined)).toEqual({ code: '1', type: 'number', unit: undefined, isPlain: true });
  expect(plainNumber('1', NO_UNIT)).toEqual({ code: '1', type: 'number', unit: NO_UNIT, isPlain: true });
});

describe('a demanded type', () => {
  const demand = (given: ValueType | undefined, wanted: ValueType) => {
    const faults: Fault[] = [];
    const compiled = given && { ...condition('x'), type: given };
    const result = demandType(compiled, wanted, { at: 3, user: '"+"', faults });
    return { isSame: result === compiled, result, faults };
  };

  it('returns a value of that type, and nothing for nothing', () => {
    expect(demand('list', 'list')).toMatchObject({ isSame: true, faults: [] });
    expect(demand(undefined, 'list')).toEqual({ isSame: true, result: undefined, faults: [] });
  });

  it.each<[given: ValueType, wanted: ValueType, suggestion: string | undefined]>([
    ['list', 'number', 'Take one of its numbers, such as last(...) or max(...).'],
    ['number', 'condition', 'Compare it with something.'],
    ['text', 'condition', "Compare it with a text, such as type = 'fixed'."],
    ['text', 'number', 'Compare a text with "=", "!=" or "in".'],
    ['condition', 'number', 'Join two comparisons with "and".'],
    ['number', 'list', undefined],
  ])('refuses a %s in place of a %s', (given, wanted, suggestion) => {
    const message = `"+" needs a ${wanted}, but this is a ${given}.`;
    expect(demand(given, wanted)).toEqual({
      isSame: false,
      result: undefined,
      faults: [{ at: 3, message, suggestion }],
    });
  });
});
