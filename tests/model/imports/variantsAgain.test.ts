import { describe, expect, it } from 'vitest';
import type { FieldValues } from '#model/FormDefinition.ts';
import { chooseCases, findOtherCases } from '#model/imports/chooseCases.ts';
import { compareRow } from '#model/imports/compareRow.ts';
import type { Kind } from '#model/Kind.ts';
import { makeKind } from '../../codegen/makeKind.ts';
import { createNestedKind } from '../../fixtures/nestedKind.ts';

interface Reread {
  /** The table's values, by field. */
  given: FieldValues;
  /** The component's values. */
  values: FieldValues;
  /** The table's earlier values. */
  imported: FieldValues;
}

/** Which values of a table read again differ, each with who has changed it. */
function compare(kind: Kind, { given, values, imported }: Reread): string[] {
  const component = { id: 'a', etag: '"1"', name: 'A', locked: false, entry: 'A', values, imported };
  const { changes } = compareRow({ full: 'A', values: given }, component, kind);
  return changes.map(({ path, sort }) => `${path} ${sort}`);
}

const TYPE = 'tariff/type';
const FIXED = 'tariff/=fixed/price';
const FLEX = 'tariff/=flex/price';

describe('values of a variant', () => {
  const depot = createNestedKind();
  const fixed = { [TYPE]: 'fixed', [FIXED]: 0.4 };
  const flex = { [TYPE]: 'flex', [FLEX]: 2 };

  it.each<[string, Reread, string[]]>([
    [
      'are not offered where they are of a case that the row does not choose',
      { given: { ...fixed, [FLEX]: 2 }, values: fixed, imported: fixed },
      [],
    ],
    [
      'are not offered where they are of a case that the component has not',
      { given: { [FLEX]: 2 }, values: fixed, imported: {} },
      [],
    ],
    [
      'are theirs who have chosen another case',
      { given: fixed, values: flex, imported: fixed },
      ['tariff.type mine', 'tariff.price mine'],
    ],
    [
      'stay so where the table changes only them',
      { given: { ...fixed, [FIXED]: 0.5 }, values: flex, imported: fixed },
      ['tariff.type mine', 'tariff.price mine'],
    ],
    [
      'come with the case that the table chooses now',
      { given: flex, values: fixed, imported: fixed },
      ['tariff.type upstream', 'tariff.price upstream'],
    ],
  ])('%s', (_, reread, expected) => {
    expect(compare(depot, reread)).toEqual(expected);
  });
});

describe.each(['keep', 'clear', 'default'] as const)('values that a condition hides (%s)', (fate) => {
  const kind = makeKind({
    $id: 'probe',
    title: 'Probe',
    properties: {
      cooled: { type: 'boolean', title: 'Cooled', default: true },
      flow: { type: 'number', title: 'Flow', default: 3, 'x-shown-when': 'cooled', 'x-when-hidden': fate },
    },
  });
  const hidden = { keep: 5, clear: null, default: 3 }[fate];

  it('are not offered as long as it hides them', () => {
    const values = { cooled: false, flow: hidden };
    expect(compare(kind, { given: { flow: 5 }, values, imported: {} })).toEqual([]);
    expect(compare(kind, { given: { cooled: false, flow: 6 }, values, imported: { cooled: false } })).toEqual([]);
  });

  it('keep the change of the person who made it hide them', () => {
    const given = { cooled: true, flow: 6 };
    const imported = { cooled: true, flow: 5 };
    expect(compare(kind, { given, values: { cooled: false, flow: hidden }, imported })).toEqual([
      'cooled mine',
      'flow mine',
    ]);
  });

  it('come with a change of the table that shows them', () => {
    const given = { cooled: true, flow: 6 };
    const values = { cooled: false, flow: hidden };
    expect(compare(kind, { given, values, imported: { cooled: false } })).toEqual(['cooled upstream', 'flow upstream']);
  });
});

describe('values of a variant in a new component', () => {
  const { definition } = createNestedKind();

  it('come with the default choice where the table has none', () => {
    expect(chooseCases(definition, { [FIXED]: 0.4 })).toEqual({ [TYPE]: 'fixed', [FIXED]: 0.4 });
    expect(findOtherCases(definition, { [FIXED]: 0.4 })).toEqual([]);
  });

  it('are reported where they belong to another case', () => {
    expect(findOtherCases(definition, { [FIXED]: 0.4, [FLEX]: 2 })).toEqual([
      { field: FLEX, text: 'not imported, as Tariff › Type is "fixed".' },
    ]);
  });
});
