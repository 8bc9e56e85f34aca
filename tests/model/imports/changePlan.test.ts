import { describe, expect, it } from 'vitest';
import { kind } from '#generated/kinds/heatpump.ts';
import { changePlan, type PlanEvent, type StoredResult } from '#model/imports/changePlan.ts';
import { countMissing, countRows, EMPTY_PLAN, type ImportPlan } from '#model/imports/ImportPlan.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';
import { planBody } from '#model/imports/planBody.ts';
import { findStatus, listFaults } from '#model/imports/rowStatus.ts';

const LONG = 'Manufacturer of very long names Limited, model with a suffix 12 kW';

const TABLE = {
  set: 'pumps',
  source: { title: 'Pumps', licence: 'MIT', url: 'https://example.org' },
  definition: kind.definition,
};

function row(full: string, given: Partial<PlannedRow> = {}): PlannedRow {
  const place = { file: 'pumps.csv', row: 2 };
  return { full, mark: '', place, values: { cop: 3 }, faults: [], notes: [], sources: [], ...given };
}

function plan(rows: PlannedRow[], ...events: PlanEvent[]): ImportPlan {
  const taken = new Set(['taken']);
  const first: PlanEvent[] = [
    { type: 'compared', taken },
    { type: 'read', rows },
  ];
  return [...first, ...events].reduce((known, event) => changePlan(known, event, kind), EMPTY_PLAN);
}

const names = ({ rows }: ImportPlan) => rows.map(({ name }) => name);
const statuses = ({ rows }: ImportPlan) => rows.map(findStatus);

describe('rows of a table before they are imported', () => {
  it('are ready, at fault, of a taken name, skipped or left out', () => {
    const made = plan(
      [
        row('Free'),
        row('Taken'),
        row('free'),
        row(LONG),
        row(''),
        row('Broken', { values: { cop: -1 } }),
        row('Unread', { faults: [{ field: 'cop', reason: 'is no number.', fix: 'Write one.' }] }),
        row('Skipped', { skipped: { why: 'Not one.', fix: 'Leave it.' } }),
        row('Out'),
      ],
      { type: 'included', ids: new Set([8]), isIncluded: false },
    );
    expect(statuses(made)).toEqual([
      'ready',
      'taken',
      'taken',
      'faulty',
      'faulty',
      'faulty',
      'faulty',
      'skipped',
      'out',
    ]);
    expect(made.rows.map(({ nameFault }) => nameFault).slice(0, 5)).toEqual([
      undefined,
      'taken',
      'twice',
      'long',
      'empty',
    ]);
    expect(countRows(made)).toMatchObject({ all: 9, ready: 1, taken: 2, faulty: 4, skipped: 1, out: 1, long: 1 });
  });

  it('get the short name of the table where they are too long, unless another one was typed', () => {
    const made = plan(
      [row(LONG, { short: 'Model 12 kW' }), row(LONG, { short: 'Model 14 kW' })],
      { type: 'named', id: 1, name: `${LONG} of mine` },
      { type: 'shortened' },
    );
    expect(names(made)[0]).toBe('Model 12 kW');
    expect(names(made)[1]).toMatch(/^Manufacturer of very long.*…ffix 12 kW of mine$/);
    const [short] = made.rows;
    if (!short) throw new Error('The row is missing.');
    expect(planBody(short, TABLE)).toMatchObject({ name: 'Model 12 kW', description: LONG });
  });

  it('get names that fit and differ, and keep the whole name in the description', () => {
    const made = plan(
      [row('Taken', { mark: 'T1' }), row('A'), row('a'), row(LONG), row(LONG)],
      { type: 'shortened' },
      {
        type: 'distinguished',
      },
    );
    expect(statuses(made)).toEqual(['ready', 'ready', 'ready', 'ready', 'ready']);
    expect(names(made).slice(0, 3)).toEqual(['Taken (T1)', 'A', 'a 2']);
    for (const name of names(made)) expect([...name].length).toBeLessThanOrEqual(50);
    const [long] = made.rows.slice(3);
    if (!long) throw new Error('The row is missing.');
    const body = planBody({ ...long, sources: [{ field: 'cop', page: 'pumps.csv, row 2, COP: 3' }] }, TABLE);
    expect(body).toEqual({
      subclass: 'heatpump',
      name: long.name,
      cop: 3,
      description: LONG,
      sources: { cop: { source: 'Pumps', page: 'pumps.csv, row 2, COP: 3', note: 'MIT. https://example.org' } },
      origin: { set: 'pumps', entry: LONG, version: 'pumps.csv' },
    });
  });

  it('are corrected separately or all without a value at once, and mark the source of what is typed', () => {
    const sources = [{ field: 'max_heat_output', page: 'p' }];
    const fault = { field: 'max_heat_output', reason: 'is blank.', fix: 'Fill it in.', isBlank: true };
    const blank = row('A', { faults: [fault] });
    const made = plan([blank, { ...blank, full: 'B' }, row('C', { values: { max_heat_output: 5 }, sources })]);
    expect(countMissing(made, ['max_heat_output'])).toEqual(new Map([['max_heat_output', 2]]));
    const typed = changePlan(made, { type: 'valued', id: 0, field: 'max_heat_output', value: 'x' }, kind);
    expect(typed.rows.slice(0, 1).flatMap(listFaults)).toHaveLength(1);
    const filled = changePlan(made, { type: 'filled', field: 'max_heat_output', value: 9 }, kind);
    expect(filled.rows.map(({ values }) => values.max_heat_output)).toEqual([9, 9, 5]);
    expect(statuses(filled)).toEqual(['ready', 'ready', 'ready']);
    const again = changePlan(filled, { type: 'valued', id: 2, field: 'max_heat_output', value: 6 }, kind);
    const third = again.rows[2];
    expect(third && planBody(third, TABLE).sources).toMatchObject({ max_heat_output: { page: 'p', changed: true } });
    // Rows that stay as they are stay the same objects.
    expect(again.rows[0]).toBe(filled.rows[0]);
  });

  it('keep the contents of an unreadable cell when blank ones are filled in', () => {
    const unread = { field: 'cop', reason: 'COP "3,1 kW" is not a number.', fix: 'Write digits.' };
    const made = plan([row('A', { values: {} }), row('B', { values: {}, faults: [unread] })]);
    expect(countMissing(made, ['cop'])).toEqual(new Map([['cop', 1]]));
    const filled = changePlan(made, { type: 'filled', field: 'cop', value: 4 }, kind);
    expect(filled.rows.map(({ values, faults }) => [values.cop, faults])).toEqual([
      [4, []],
      [undefined, [unread]],
    ]);
  });

  it('show what the server refused until it is corrected, and are ready again once they are undone', () => {
    const refused = { faults: [{ field: 'name', reason: 'Name must be unique', fix: 'Correct it.' }] };
    const results = new Map<number, StoredResult>([
      [0, { id: 'id-0', etag: '"1"' }],
      [1, refused],
    ]);
    const made = plan([row('A'), row('B')], { type: 'stored', results });
    expect(statuses(made)).toEqual(['stored', 'faulty']);
    const named = changePlan(made, { type: 'named', id: 1, name: 'A' }, kind);
    expect(named.rows[1]?.nameFault).toBe('twice');
    const back = changePlan(named, { type: 'takenBack', storedIds: new Set(['id-0']) }, kind);
    expect(statuses(back)).toEqual(['ready', 'taken']);
  });
});
