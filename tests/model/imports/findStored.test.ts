import { describe, expect, it } from 'vitest';
import { kind } from '#generated/kinds/heatpump.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { changePlan } from '#model/imports/changePlan.ts';
import { findStored } from '#model/imports/findStored.ts';
import { EMPTY_PLAN } from '#model/imports/ImportPlan.ts';
import type { KnownComponent } from '#model/imports/KnownRow.ts';
import { matchRows } from '#model/imports/matchRows.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';

const RUN = 'run';
const FULL = 'Manufacturer of very long names Limited, model with a suffix 12 kW';

function row(full: string, values: FieldValues, number = 2): PlannedRow {
  const place = { file: 'pumps.csv', row: number };
  return { full, mark: '', place, values, faults: [], notes: [], sources: [] };
}

function component(entry: string, imported: FieldValues, given: Partial<KnownComponent> = {}): KnownComponent {
  const values = { ...createDefaults(kind.definition), ...imported };
  return { id: `id-${entry}`, etag: '"1"', name: entry, locked: false, entry, imported, values, ...given };
}

const match = (rows: Parameters<typeof matchRows>[0], components: KnownComponent[]) =>
  matchRows(rows, components, { kind, pause: () => undefined });

/** What is found of the rows from `first` on, where the library had some components before and has others now. */
async function find(planned: PlannedRow[], { before = [], now, first = 0 }: Library) {
  const read = changePlan(EMPTY_PLAN, { type: 'read', rows: planned }, kind);
  const { known, entries } = await match(read.rows, before);
  const { rows } = changePlan(read, { type: 'matched', known, entries }, kind);
  return [...findStored(rows.slice(first), (await match(rows, now)).known, RUN)];
}

interface Library {
  before?: KnownComponent[];
  now: KnownComponent[];
  first?: number;
}

describe('what is found after the answer of a call was lost', () => {
  it.each(['A', FULL])('is not the component of a namesake in an earlier call: %s', async (full) => {
    const planned = [row(full, { cop: 3 }), row(full, { cop: 3 }, 3)];
    const probe = changePlan(EMPTY_PLAN, { type: 'read', rows: planned }, kind);
    const { rows } = changePlan(probe, { type: 'shortened' }, kind);
    const name = rows[0]?.name ?? '';
    expect(await find(planned, { now: [component(name, { cop: 3 }, { run: RUN })], first: 1 })).toEqual([]);
    const own = rows[1]?.entry ?? '';
    const both = [
      component(name, { cop: 3 }, { run: RUN }),
      component(own, { cop: 3 }, { run: RUN, name: rows[1]?.name ?? '' }),
    ];
    expect((await find(planned, { now: both, first: 1 })).map(([id]) => id)).toEqual([1]);
  });

  it('is no component of the reference library, which is called like the row', async () => {
    const probe = changePlan(EMPTY_PLAN, { type: 'read', rows: [row(FULL, {})] }, kind);
    const short = changePlan(probe, { type: 'shortened' }, kind).rows[0]?.name ?? '';
    expect(await find([row(FULL, { cop: 3 })], { now: [component(short, { cop: 3 }, { run: RUN })] })).toEqual([]);
  });

  it.each<[string, KnownComponent[], unknown[]]>([
    ['its own', [component('A', { cop: 3 }, { run: RUN })], [[0, { id: 'id-A', etag: '"1"' }]]],
    [
      'its own under another name',
      [component('A', { cop: 3 }, { run: RUN, name: 'B' })],
      [[0, { id: 'id-A', etag: '"1"' }]],
    ],
    ['of another run', [component('A', { cop: 3 }, { run: 'other' })], []],
    ['saved by somebody since', [component('A', { cop: 3 })], []],
    ['none', [], []],
  ])('is a component that the run has made: %s', async (_, now, found) => {
    expect(await find([row('A', { cop: 3 })], { now })).toEqual(found);
  });

  it.each<[string, Partial<KnownComponent>, unknown[]]>([
    ['carried out', { etag: '"2"', run: RUN }, [[0, { id: 'id-A', etag: '"2"' }]]],
    ['not carried out', {}, []],
    ['an edit after it', { etag: '"3"' }, []],
    ['an update of another run', { etag: '"2"', run: 'other' }, []],
    ['another component of the entry', { etag: '"2"', run: RUN, id: 'other' }, []],
  ])('is a component that the run has changed: %s', async (_, given, found) => {
    const before = [component('A', { cop: 3 })];
    expect(await find([row('A', { cop: 3.5 })], { before, now: [component('A', { cop: 3.5 }, given)] })).toEqual(found);
  });

  it('is a note of what a person keeps, which has no state to revert to', async () => {
    const mine = { values: { ...createDefaults(kind.definition), cop: 4 } };
    const before = [component('A', { cop: 3 }, mine)];
    const now = [component('A', { cop: 3.5 }, { ...mine, run: RUN })];
    expect(await find([row('A', { cop: 3.5 })], { before, now })).toEqual([[0, { id: 'id-A', etag: undefined }]]);
  });
});
