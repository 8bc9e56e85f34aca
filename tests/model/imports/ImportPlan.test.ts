import { describe, expect, it } from 'vitest';
import {
  countMissing,
  countRows,
  EMPTY_PLAN,
  hasMark,
  isBlankAt,
  isMissing,
  isUpToDate,
  type PlanRow,
  type RowStatus,
} from '#model/imports/ImportPlan.ts';
import type { ChangeSort } from '#model/imports/KnownRow.ts';
import { findStatus, isSent, listFaults, rowSort, takenChanges } from '#model/imports/rowStatus.ts';
import { knownRow, planned } from './planned.ts';

const FAULT = { field: 'blades', reason: 'is wrong.', fix: 'Correct it.' };
const SKIPPED = { why: 'No turbine.', fix: 'Leave it.' };

describe('the state of a row', () => {
  it.each<[what: string, RowStatus, Partial<PlanRow>]>([
    ['to import', 'ready', {}],
    ['that is stored', 'stored', { storedId: 'a', isIncluded: false }],
    ['that the mapping skips', 'skipped', { skipped: SKIPPED, isIncluded: false }],
    ['that is left out', 'out', { isIncluded: false, faults: [FAULT] }],
    ['with a cell that cannot be read', 'faulty', { faults: [FAULT] }],
    ['that breaks a rule', 'faulty', { broken: [FAULT] }],
    ['that the server refused', 'faulty', { refused: [FAULT] }],
    ['without a name', 'faulty', { nameFault: 'empty' }],
    ['with a name that is too long', 'faulty', { nameFault: 'long' }],
    ['with the name of a component', 'taken', { nameFault: 'taken' }],
    ['with the name of another row', 'taken', { nameFault: 'twice' }],
    ['as its component', 'unchanged', { known: knownRow([]) }],
    ['as its component, left out', 'unchanged', { known: knownRow([]), isIncluded: false }],
    ['as its component, but at fault', 'faulty', { known: knownRow([]), broken: [FAULT] }],
    ['that the table has changed', 'update', { known: knownRow(['upstream']) }],
    ['that the table has changed, left out', 'out', { known: knownRow(['upstream']), isIncluded: false }],
    ['that the table has changed, at fault', 'faulty', { known: knownRow(['upstream']), refused: [FAULT] }],
    ['that a person has changed', 'mine', { known: knownRow(['mine']) }],
    ['that a person has changed and gives up', 'update', { known: knownRow(['mine']), choice: 'table' }],
    ['that a person has changed and keeps', 'mine', { known: knownRow(['mine']), choice: 'mine' }],
    ['that both have changed', 'both', { known: knownRow(['both']) }],
    ['that both have changed, kept', 'noted', { known: knownRow(['both']), choice: 'mine' }],
    ['that both have changed, given up', 'update', { known: knownRow(['both']), choice: 'table' }],
    ['that both have changed, beside the table', 'both', { known: knownRow(['upstream', 'both']) }],
    ['that both have changed, with some kept', 'update', { known: knownRow(['upstream', 'both']), choice: 'mine' }],
  ])('%s is %s', (_, status, given) => {
    const row = planned(given);
    expect(findStatus(row)).toBe(status);
    expect(isSent(row)).toBe(['ready', 'update', 'noted'].includes(status));
  });
});

it('a new row may have something worth a look', () => {
  const note = (sort: 'blank' | 'resampled' | 'unusual' | 'note') => ({ sort, field: 'blades', text: 'is so.' });
  const rows = [
    planned(),
    planned({ notes: [note('note')] }),
    planned({ notes: [note('blank')] }),
    planned({ notes: [note('resampled')] }),
    planned({ unusual: [note('unusual')], notes: [note('blank')] }),
  ];
  const marks = ['unusual', 'adjusted', 'blank'] as const;
  const list = (given: Partial<PlanRow>) =>
    rows.map((row) => marks.filter((mark) => hasMark({ ...row, ...given }, mark)).join());
  expect(list({})).toEqual(['', '', 'blank', 'adjusted', 'unusual,blank']);
  for (const given of [{ isIncluded: false }, { skipped: SKIPPED }, { known: knownRow([]) }, { storedId: 'a' }])
    expect(list(given)).toEqual(['', '', '', '', '']);
  expect(countRows({ rows, taken: new Set() })).toMatchObject({ unusual: 1, adjusted: 1, blank: 2 });
});

it.each<[ChangeSort[], string]>([
  [[], 'unchanged'],
  [['mine'], 'mine'],
  [['mine', 'upstream'], 'upstream'],
  [['mine', 'upstream', 'both'], 'both'],
])('a row with the changes %j is %s', (sorts, expected) => {
  expect(rowSort({ known: knownRow(sorts) })).toBe(expected);
});

describe('what an import gives to a component', () => {
  const known = knownRow(['upstream', 'mine', 'both']);
  const paths = (choice: PlanRow['choice']) => takenChanges({ known, choice }).map(({ path }) => path);

  it('is what the table alone has changed, and all where that is chosen', () => {
    expect([paths(undefined), paths('mine'), paths('table')]).toEqual([['f0'], ['f0'], ['f0', 'f1', 'f2']]);
  });

  it('is nothing of a new row', () => {
    expect(takenChanges({ known: undefined, choice: 'table' })).toEqual([]);
  });
});

describe('the faults of a row', () => {
  const [broken, refused] = ['is too small.', 'is refused.'].map((reason) => ({ ...FAULT, reason }));
  const whole = { reason: 'has no heading.', fix: 'Give it one.' };
  const row = planned({ faults: [FAULT, whole], broken: broken ? [broken] : [], refused: refused ? [refused] : [] });

  it('are those of its cells, of its values and of the server', () => {
    expect(listFaults(row)).toEqual([FAULT, whole, broken, refused]);
  });

  it('do not include a cell that a known component never received', () => {
    expect(listFaults({ ...row, known: knownRow([]) })).toEqual([whole, broken, refused]);
    expect(listFaults({ ...row, known: knownRow([], { had: new Set(['blades']) }) })).toEqual(listFaults(row));
  });
});

describe('the counts of a plan', () => {
  const NO_ROWS = {
    ...{
      all: 0,
      long: 0,
      unusual: 0,
      adjusted: 0,
      blank: 0,
      sent: 0,
      ready: 0,
      faulty: 0,
      taken: 0,
      out: 0,
      skipped: 0,
      stored: 0,
      update: 0,
    },
    ...{ both: 0, mine: 0, noted: 0, unchanged: 0, sorts: { new: 0, upstream: 0, mine: 0, both: 0, unchanged: 0 } },
  };
  const count = (...rows: Partial<PlanRow>[]) => countRows({ rows: rows.map(planned), taken: new Set() });

  it('are 0 without rows', () => {
    expect(countRows(EMPTY_PLAN)).toEqual(NO_ROWS);
    expect(EMPTY_PLAN).toEqual({ rows: [], taken: new Set() });
  });

  it('are of rows by state, and by how they differ but for skipped ones', () => {
    const counts = count(
      {},
      { storedId: 'a' },
      { skipped: SKIPPED },
      { nameFault: 'long' },
      { nameFault: 'long', isIncluded: false },
      { nameFault: 'taken' },
      { known: knownRow(['upstream']) },
      { known: knownRow(['both']), choice: 'mine' },
      { known: knownRow(['both']) },
      { known: knownRow(['mine']) },
      { known: knownRow([]) },
    );
    expect(counts).toEqual({
      ...{ all: 11, long: 1, sent: 3, ready: 1, faulty: 1, taken: 1, out: 1, skipped: 1, stored: 1, update: 1 },
      ...{ unusual: 0, adjusted: 0, blank: 0 },
      ...{ both: 1, mine: 1, noted: 1, unchanged: 1, sorts: { new: 5, upstream: 1, mine: 1, both: 2, unchanged: 1 } },
    });
    // Nothing of one plan is counted in the next.
    expect(countRows(EMPTY_PLAN)).toEqual(NO_ROWS);
  });

  it.each<[boolean, string, Partial<PlanRow>[]]>([
    [true, 'all is as the table', [{ known: knownRow([]) }, { skipped: SKIPPED }]],
    [true, 'a person has all that differs', [{ known: knownRow(['mine']) }]],
    [true, 'what else there is is at fault', [{ known: knownRow([]) }, { faults: [FAULT] }]],
    [false, 'there is no row', []],
    [false, 'all rows are skipped', [{ skipped: SKIPPED }]],
    [false, 'a row is new', [{ known: knownRow([]) }, {}]],
    [false, 'a row asks whose values are kept', [{ known: knownRow([]) }, { known: knownRow(['both']) }]],
    [false, 'a name is taken', [{ known: knownRow([]) }, { nameFault: 'taken' }]],
    [false, 'a row is left out', [{ known: knownRow([]) }, { isIncluded: false }]],
    [false, 'a row has been stored', [{ known: knownRow([]) }, { storedId: 'a' }]],
    [false, 'a row is new and another asks', [{ known: knownRow([]) }, {}, { known: knownRow(['both']) }]],
    [
      false,
      'one asks and a name is taken',
      [{ known: knownRow(['mine']) }, { known: knownRow(['both']) }, { nameFault: 'taken' }],
    ],
    [
      false,
      'a name is taken and a row left out',
      [{ known: knownRow([]) }, { nameFault: 'twice' }, { isIncluded: false }],
    ],
    [
      false,
      'a row is left out and another stored',
      [{ known: knownRow([]) }, { isIncluded: false }, { storedId: 'a' }],
    ],
    [false, 'only rows at fault are there', [{ faults: [FAULT] }]],
  ])('say that it is up to date: %s, as %s', (isDone, _, rows) => {
    expect(isUpToDate(count(...rows))).toBe(isDone);
  });
});

describe('a value that is missing', () => {
  it.each([
    [true, {}],
    [true, { blades: undefined }],
    [true, { blades: '' }],
    [false, { blades: 0 }],
    [false, { blades: false }],
    [false, { blades: null }],
  ])('%s: %j', (missing, values) => {
    expect(isMissing(values, 'blades')).toBe(missing);
    expect(isBlankAt({ values, faults: [] }, 'blades')).toBe(missing);
  });

  it('is not blank where its cell cannot be read', () => {
    expect(isBlankAt({ values: {}, faults: [FAULT] }, 'blades')).toBe(false);
    expect(isBlankAt({ values: {}, faults: [{ ...FAULT, isBlank: true }] }, 'blades')).toBe(true);
    expect(isBlankAt({ values: {}, faults: [FAULT] }, 'maker')).toBe(true);
    expect(isBlankAt({ values: { blades: 3 }, faults: [] }, 'blades')).toBe(false);
  });

  it('is counted of the new rows that are to be imported', () => {
    const rows = [
      {},
      { values: { blades: 3 } },
      { faults: [FAULT] },
      { isIncluded: false },
      { skipped: SKIPPED },
      { storedId: 'a' },
      { known: knownRow([]) },
    ].map(planned);
    const plan = { rows, taken: new Set<string>() };
    expect([...countMissing(plan, ['maker', 'blades'])]).toEqual([
      ['maker', 3],
      ['blades', 1],
    ]);
    const full = { ...plan, rows: [planned({ values: { blades: 3 } })] };
    expect([...countMissing(full, ['blades', 'maker'])]).toEqual([['maker', 1]]);
    expect([...countMissing(plan, [])]).toEqual([]);
  });
});
