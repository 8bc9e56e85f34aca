import { describe, expect, it } from 'vitest';
import { changePlan, type PlanEvent } from '#model/imports/changePlan.ts';
import type { ImportPlan, PlanRow } from '#model/imports/ImportPlan.ts';
import type { KnownRow } from '#model/imports/KnownRow.ts';
import { findStatus, rowSort } from '#model/imports/rowStatus.ts';
import { planned, planRows, readRow, updateTo } from './planned.ts';
import { TURBINE } from './turbineRow.ts';

const FAULT = { field: 'blades', reason: 'is wrong.', fix: 'Correct it.' };
const NOTE = { sort: 'blank', field: 'blades', text: 'blank, so its default 3 applies.' } as const;
const SKIPPED = readRow('Skipped', { skipped: { why: 'No turbine.', fix: 'Leave it.' }, values: { hub_height: 0 } });
const NEGATIVE = { field: 'rated_power', reason: 'Value must be non-negative', fix: 'Correct the value.' };

const change = (plan: ImportPlan, ...events: PlanEvent[]) =>
  events.reduce((known, event) => changePlan(known, event, TURBINE), plan);
const names = ({ rows }: ImportPlan) => rows.map(({ name }) => name);
const nameFaults = ({ rows }: ImportPlan) => rows.map(({ nameFault }) => nameFault);
const statuses = ({ rows }: ImportPlan) => rows.map(findStatus);
const first = ({ rows: [row] }: ImportPlan): PlanRow => row ?? planned();
const ids = (...list: number[]) => new Set(list);
const matched = (...known: [number, KnownRow][]): PlanEvent => ({
  type: 'matched',
  known: new Map(known),
  entries: new Map(),
});

describe('rows that are read', () => {
  it('are open, with nothing typed, chosen or stored', () => {
    const read = readRow('E-82', { mark: 'E4', values: { blades: 3 }, notes: [NOTE] });
    expect(planRows([read])).toStrictEqual({
      rows: [{ ...planned(), ...read, entry: 'E-82 (E4)' }],
      taken: new Set(),
    });
  });

  it('are left out where the mapping skips them, and are not judged', () => {
    expect(first(planRows([SKIPPED]))).toMatchObject({ isIncluded: false, broken: [], nameFault: undefined });
  });

  it('are numbered on behind those that are there', () => {
    const plan = change(planRows([readRow('A'), readRow('B')]), { type: 'read', rows: [readRow('C')] });
    expect(plan.rows.map(({ id, name }) => [id, name])).toEqual([
      [0, 'A'],
      [1, 'B'],
      [2, 'C'],
    ]);
  });

  it('are entries of the table by their names with their marks, which differ, or by their lines', () => {
    const plan = planRows([readRow('A'), readRow('A', { mark: 'E4' }), readRow('A'), readRow('')]);
    expect(plan.rows.map(({ entry }) => entry)).toEqual(['A', 'A (E4)', 'A 2', 'row 7']);
    const long = 'x'.repeat(121);
    expect([...(planRows([readRow(long)]).rows[0]?.entry ?? '')]).toHaveLength(120);
  });

  it('break rules, except those of cells that could not be read', () => {
    const values = { rated_power: -5, hub_height: 0 };
    const short = { field: 'hub_height', reason: 'Value must be at least 1', fix: 'Correct the value.' };
    expect(first(planRows([readRow('A', { values })])).broken).toEqual([NEGATIVE, short]);
    const faults = [{ ...FAULT, field: 'rated_power' }];
    expect(first(planRows([readRow('A', { values, faults })])).broken).toEqual([short]);
  });
});

describe('names of rows', () => {
  it.each<[what: string, name: string, fault: string | undefined]>([
    ['fit', 'x'.repeat(30), undefined],
    ['fit without the spaces around them', ` ${'x'.repeat(30)} `, undefined],
    ['are too long', 'x'.repeat(31), 'long'],
    ['are counted by whole characters', '🌀'.repeat(30), undefined],
    ['are blank', '  ', 'empty'],
    ['are taken in the library', ' Old ', 'taken'],
  ])('%s: %j', (_, name, fault) => {
    const plan = change(planRows([readRow('A')]), { type: 'named', id: 0, name });
    expect(nameFaults(change(plan, { type: 'compared', taken: new Set(['old']) }))).toEqual([fault]);
  });

  it('belong to the first of several rows, and are taken by stored ones before all others', () => {
    const plan = planRows([readRow('A'), readRow('a'), readRow('B')]);
    expect(nameFaults(plan)).toEqual([undefined, 'twice', undefined]);
    const stored = change(
      plan,
      { type: 'named', id: 2, name: 'A' },
      { type: 'stored', results: new Map([[2, { id: 'a', etag: undefined }]]) },
    );
    expect(nameFaults(stored)).toEqual(['twice', 'twice', undefined]);
  });

  it('do not belong to rows that are left out, skipped or known, nor to those at fault', () => {
    const rows = [readRow('A'), readRow('A'), readRow('A')];
    const out: PlanEvent = { type: 'included', ids: ids(0), isIncluded: false };
    expect(nameFaults(planRows(rows, out))).toEqual([undefined, undefined, 'twice']);
    expect(nameFaults(planRows(rows, out, { ...out, isIncluded: true }))).toEqual([undefined, 'twice', 'twice']);
    expect(nameFaults(planRows(rows, matched([0, updateTo({})])))).toEqual([undefined, undefined, 'twice']);
    expect(nameFaults(planRows([SKIPPED, readRow('Skipped')]))).toEqual([undefined, undefined]);
    const long = 'x'.repeat(31);
    expect(nameFaults(planRows([readRow(long), readRow(long)]))).toEqual(['long', 'long']);
  });

  it('are shortened where they are too long', () => {
    const long = 'Enercon wind turbine of the series';
    const plan = planRows(
      [readRow(`${long} E-82`), readRow(`${long} E-82`), readRow('Short'), readRow('Short'), readRow(' ')],
      { type: 'shortened' },
    );
    expect(names(plan)).toEqual([
      'Enercon…of the series E-82',
      'Enerc…rbine of the series E-82',
      'Short',
      'Short',
      ' ',
    ]);
    expect(nameFaults(plan)).toEqual([undefined, undefined, undefined, 'twice', 'empty']);
  });

  it('are distinguished where they are taken', () => {
    const plan = change(
      planRows([
        readRow('Old', { mark: 'E4' }),
        readRow('A'),
        readRow('A', { mark: 'E5' }),
        readRow('A'),
        readRow('A 2'),
        readRow('x'.repeat(31)),
        readRow(''),
      ]),
      { type: 'compared', taken: new Set(['old']) },
      { type: 'named', id: 2, name: ' A ' },
      { type: 'included', ids: ids(4), isIncluded: false },
      { type: 'distinguished' },
    );
    expect(names(plan)).toEqual(['Old (E4)', 'A', 'A (E5)', 'A 2', 'A 2', 'x'.repeat(31), '']);
    expect(nameFaults(plan)).toEqual([undefined, undefined, undefined, undefined, undefined, 'long', 'empty']);
  });

  it('avoid those of stored rows, and of rows that keep their own', () => {
    const plan = planRows(
      [readRow('A 2'), readRow('A'), readRow('A'), readRow('A 3')],
      { type: 'stored', results: new Map([[0, { id: 'a', etag: undefined }]]) },
      { type: 'distinguished' },
    );
    expect(names(plan)).toEqual(['A 2', 'A', 'A 4', 'A 3']);
  });

  it('are no longer refused once they have changed, whoever changed them', () => {
    const refused = [{ field: 'name', reason: 'Name must be unique', fix: 'Correct it.' }, { ...FAULT }];
    const results = new Map([[1, { faults: refused }]]);
    const plan = planRows([readRow('A'), readRow('A')], { type: 'stored', results });
    expect(plan.rows[1]?.refused).toEqual(refused);
    expect(change(plan, { type: 'named', id: 1, name: 'B' }).rows[1]).toMatchObject({ name: 'B', refused: [FAULT] });
    expect(change(plan, { type: 'distinguished' }).rows[1]).toMatchObject({ name: 'A 2', refused: [FAULT] });
  });
});

describe('values of rows', () => {
  const read = readRow('A', {
    values: { blades: 2, hub_height: 0 },
    faults: [FAULT, { ...FAULT, field: 'maker' }],
    notes: [NOTE, { ...NOTE, field: 'maker' }],
  });
  const results = new Map([[0, { faults: [FAULT, { ...FAULT, field: 'maker' }] }]]);
  const typed = (field: string, value: number | undefined): PlanEvent => ({ type: 'valued', id: 0, field, value });

  it('replace what was read, with all that was said of it', () => {
    const plan = planRows([read, read], { type: 'stored', results }, typed('blades', 3));
    expect(first(plan)).toMatchObject({
      values: { blades: 3, hub_height: 0 },
      faults: [{ ...FAULT, field: 'maker' }],
      notes: [{ ...NOTE, field: 'maker' }],
      refused: [{ ...FAULT, field: 'maker' }],
      edited: ['blades'],
      broken: [{ field: 'hub_height' }],
    });
    expect(plan.rows[1]).toMatchObject({ values: read.values, edited: [] });
  });

  it('are removed as well', () => {
    const plan = planRows([read], typed('hub_height', undefined));
    expect(first(plan).values).toStrictEqual({ blades: 2 });
    expect(first(plan).broken).toEqual([]);
  });

  it('are edited once, however often they are typed', () => {
    const plan = planRows([read], typed('blades', 3), typed('hub_height', 90), typed('blades', 4));
    expect(first(plan)).toMatchObject({ values: { blades: 4, hub_height: 90 }, edited: ['blades', 'hub_height'] });
  });

  it('break rules', () => {
    expect(first(planRows([readRow('A')], typed('rated_power', -5))).broken).toEqual([NEGATIVE]);
  });

  it('fill what is blank in the new rows that are to be imported', () => {
    const rows = ['A', 'B', 'C', 'D'].map((name) => readRow(name));
    const plan = planRows(
      [...rows, SKIPPED, readRow('E', { values: { blades: 2 } })],
      { type: 'included', ids: ids(1), isIncluded: false },
      { type: 'stored', results: new Map([[2, { id: 'c', etag: undefined }]]) },
      matched([3, updateTo({})]),
      { type: 'filled', field: 'blades', value: 3 },
    );
    expect(plan.rows.map(({ values }) => values.blades)).toEqual([3, undefined, undefined, undefined, undefined, 2]);
  });
});

describe('rows that are included or left out', () => {
  it('stay the same objects where nothing changes', () => {
    const plan = planRows([readRow('A'), readRow('B'), readRow('C')]);
    const next = change(plan, { type: 'included', ids: ids(0, 1), isIncluded: true });
    expect(next.rows.every((row, index) => row === plan.rows[index])).toBe(true);
    const out = change(plan, { type: 'included', ids: ids(0, 1), isIncluded: false });
    expect(statuses(out)).toEqual(['out', 'out', 'ready']);
    expect(out.rows[2]).toBe(plan.rows[2]);
  });
});

describe('rows that are stored', () => {
  const refused: PlanEvent = { type: 'stored', results: new Map([[0, { faults: [FAULT] }]]) };
  const stored: PlanEvent = { type: 'stored', results: new Map([[0, { id: 'a', etag: '"2"' }]]) };

  it('have their component, or why it was refused', () => {
    const plan = planRows([readRow('A'), readRow('B')], refused);
    expect(first(plan)).toMatchObject({ refused: [FAULT], storedId: undefined });
    expect(first(change(plan, stored))).toMatchObject({ refused: [], storedId: 'a', storedTag: '"2"' });
    expect(change(plan, stored).rows[1]).toBe(plan.rows[1]);
  });

  it('are as before once they are undone', () => {
    const plan = planRows([readRow('A'), readRow('B')], { type: 'decided', ids: ids(0), choice: 'table' }, stored);
    const back = change(plan, { type: 'takenBack', storedIds: new Set(['a', 'other']) });
    expect(first(back)).toMatchObject({ storedId: undefined, storedTag: undefined, choice: undefined });
    expect(back.rows[1]).toBe(plan.rows[1]);
    expect(first(change(plan, { type: 'takenBack', storedIds: new Set(['other']) }))).toBe(first(plan));
  });
});

describe('rows of known components', () => {
  const known = updateTo({ rated_power: 2300 }, { values: { rated_power: 2000 }, imported: { rated_power: 2000 } });
  const read = readRow('E-82', { values: { rated_power: 2300 } });

  it('are known until they are found to be new again', () => {
    const plan = planRows([read, readRow('B')], matched([0, known]));
    expect(first(plan).known).toBe(known);
    expect(statuses(plan)).toEqual(['update', 'ready']);
    expect(first(change(plan, matched([0, known])))).toBe(first(plan));
    expect(statuses(change(plan, matched()))).toEqual(['ready', 'ready']);
  });

  it('are left as they are where they are skipped or stored already', () => {
    const plan = planRows([SKIPPED, read], {
      type: 'stored',
      results: new Map([[1, { id: 'a', etag: undefined }]]),
    });
    const next = change(plan, matched([0, known], [1, known]));
    expect(next.rows.every((row, index) => row === plan.rows[index])).toBe(true);
  });

  it('are left out where a locked component would change', () => {
    const locked = { ...known, component: { ...known.component, locked: true } };
    expect(statuses(planRows([read], matched([0, locked])))).toEqual(['out']);
    const same = { ...locked, changes: [] };
    expect(first(planRows([read], matched([0, same]))).isIncluded).toBe(true);
  });

  it.each(['origin', 'etag', 'id', 'locked'])('forget what was refused of the %s of their component', (field) => {
    const about = [{ ...FAULT, field }, FAULT, { reason: 'is refused.', fix: 'Wait.' }];
    const plan = planRows([read], { type: 'stored', results: new Map([[0, { faults: about }]]) });
    expect(first(change(plan, matched([0, known]))).refused).toEqual(about.slice(1));
  });

  it('are compared anew with each value, and with each choice', () => {
    const plan = planRows([read], matched([0, known]));
    const typed = change(plan, { type: 'valued', id: 0, field: 'rated_power', value: 2000 });
    expect([rowSort(first(plan)), rowSort(first(typed))]).toEqual(['upstream', 'unchanged']);
    expect(first(change(plan, { type: 'decided', ids: ids(0), choice: 'mine' }))).toMatchObject({
      choice: 'mine',
      known: { changes: [{ path: 'rated_power', sort: 'upstream' }] },
    });
    expect(first(change(plan, { type: 'decided', ids: ids(1), choice: 'mine' }))).toBe(first(plan));
  });

  it('break the rules that their component would break anew', () => {
    const worse = updateTo({ rated_power: -5 }, { values: { rated_power: 2000, hub_height: 0 } });
    expect(first(planRows([read], matched([0, worse]))).broken).toEqual([NEGATIVE]);
    const already = updateTo({ rated_power: -5 }, { values: { rated_power: -7 } });
    expect(first(planRows([read], matched([0, already]))).broken).toEqual([]);
    const fine = updateTo({ rated_power: 5 }, { values: { rated_power: 2000 } });
    expect(first(planRows([read], matched([0, fine]))).broken).toEqual([]);
  });

  it('break no rule with values that they do not take', () => {
    const mine = { ...known, changes: known.changes.map((one) => ({ ...one, sort: 'mine' as const })) };
    const negative = { ...mine, given: { rated_power: -5 } };
    const plan = planRows([readRow('E-82', { values: { rated_power: -5 } })], matched([0, negative]));
    expect(first(plan).broken).toEqual([]);
  });
});
