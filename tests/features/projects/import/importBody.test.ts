import { describe, expect, it } from 'vitest';
import { findOutcomes, importBody } from '#features/projects/import/importBody.ts';
import type { PlannedComponent } from '#features/projects/import/importPlan.ts';

const planned = (name: string, mine?: PlannedComponent['mine'], subclass = 'wind'): PlannedComponent => ({
  ...{ name, subclass, mine, values: { name, subclass }, faults: [], notes: [] },
});
const library = [
  { name: 'Turbine', subclass: 'wind' },
  { name: 'turbine (2)', subclass: 'wind' },
];
const outcomes = (components: PlannedComponent[], useMine: number[] = []) =>
  findOutcomes({ planned: components, library, useMine: new Set(useMine) });

describe('what becomes of the components of a file', () => {
  it.each([
    ['a new name is kept', [planned('New')], [], [{ name: 'New' }]],
    ['an equal component is used', [planned('Turbine', { id: 'a', isEqual: true })], [], [{ id: 'a' }]],
    [
      'one that differs gets the next free name',
      [planned('Turbine', { id: 'a', isEqual: false })],
      [],
      [{ name: 'Turbine (3)' }],
    ],
    [
      'one that differs gives way where mine is chosen',
      [planned('Turbine', { id: 'a', isEqual: false })],
      [0],
      [{ id: 'a' }],
    ],
    [
      'the same name in another kind clashes with nothing',
      [planned('Turbine', undefined, 'pv')],
      [],
      [{ name: 'Turbine' }],
    ],
    [
      'two of one name in the file get two names',
      [planned('New'), planned(' NEW '), planned('new (2)')],
      [],
      [{ name: 'New' }, { name: 'NEW (3)' }, { name: 'new (2)' }],
    ],
    [
      'the second of one name is never the same component of mine',
      [planned('Turbine', { id: 'a', isEqual: true }), planned('turbine')],
      [],
      [{ id: 'a' }, { name: 'turbine (3)' }],
    ],
  ])('%s', (_what, components, useMine, expected) => {
    expect(outcomes(components, useMine)).toEqual(expected);
  });

  it('is sent with each asset pointing at what is used or created', () => {
    const components = [planned('Turbine', { id: 'a', isEqual: true }), planned('New'), planned('Other')];
    const asset = (component: number | undefined, count: number) => ({ component, name: 'x', subclass: 'wind', count });
    const body = importBody({
      project: { name: 'P', description: '', is_template: false },
      planned: components,
      outcomes: [{ id: 'a' }, { name: 'New (2)' }, { name: 'Other' }],
      assets: [asset(2, 1), asset(0, 2), asset(undefined, 3), asset(1, 4)],
    });
    expect(body.components).toEqual([
      { name: 'New (2)', subclass: 'wind' },
      { name: 'Other', subclass: 'wind' },
    ]);
    expect(body.assets).toEqual([
      { name: 'x', subclass: 'wind', count: 1, component: 1 },
      { name: 'x', subclass: 'wind', count: 2, component_id: 'a' },
      { name: 'x', subclass: 'wind', count: 3 },
      { name: 'x', subclass: 'wind', count: 4, component: 0 },
    ]);
  });
});
