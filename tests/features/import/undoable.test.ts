import { expect, it } from 'vitest';
import { toUndoable, toUndoBody } from '#features/import/undoable.ts';
import type { PlanRow } from '#model/imports/ImportPlan.ts';
import { knownRow, planned } from '../../model/imports/planned.ts';

it.each<[string, Partial<PlanRow>, unknown[]]>([
  ['nothing, before it is stored', {}, []],
  ['a component, once it is created', { storedId: 'a', storedTag: '"1"' }, [{ id: 'a', sort: 'created' }]],
  [
    'an update',
    { storedId: 'a', storedTag: '"2"', known: knownRow(['upstream']) },
    [{ id: 'a', sort: 'updated', etag: '"2"' }],
  ],
  ['a note', { storedId: 'a', known: knownRow(['both']), choice: 'mine' }, [{ id: 'a', sort: 'noted' }]],
  ['nothing, where its component took no value', { storedId: 'a', storedTag: '"2"', known: knownRow(['mine']) }, []],
])('of a row can be undone: %s', (_, given, expected) => {
  expect(toUndoable(planned(given))).toEqual(expected);
});

it('the call of an undo has each sort apart', () => {
  expect(
    toUndoBody([
      { id: 'a', sort: 'created' },
      { id: 'b', sort: 'updated', etag: '"2"' },
      { id: 'c', sort: 'noted' },
      { id: 'd', sort: 'created' },
    ]),
  ).toEqual({ ids: ['a', 'd'], updates: [{ id: 'b', etag: '"2"' }], notes: ['c'] });
});
