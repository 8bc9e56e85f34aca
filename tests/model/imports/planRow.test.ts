import { describe, expect, it } from 'vitest';
import type { ImportField, ImportMapping, Ratio } from '#model/imports/ImportMapping.ts';
import { planRow } from '#model/imports/planRow.ts';
import type { Kind } from '#model/Kind.ts';
import { DEPOT } from '../../fixtures/nestedKind.ts';
import { createRow, PLACE, skip, TURBINE, type tableRow, turbineMapping } from './turbineRow.ts';

const SAME: Ratio = ['1', '1'];
const FIELDS: ImportField[] = [
  { field: 'rated_power', cases: [{ sort: 'column', column: 'power', ratio: SAME }] },
  { field: 'hub_height', needed: 'it stands', cases: [{ sort: 'column', column: 'height', ratio: SAME }] },
];

function plan(cells: Parameters<typeof tableRow>[0], given: Partial<ImportMapping> = {}, kind: Kind = TURBINE) {
  const mapping = turbineMapping(
    {
      model: { column: 'Model', type: 'text' },
      mark: { column: 'Mark', type: 'text' },
      power: { column: 'P' },
      height: { column: 'H' },
    },
    { name: { text: '{model}', distinct: '{mark}' }, fields: FIELDS, ...given },
  );
  const row = createRow(mapping, cells);
  return { row, planned: () => planRow({ mapping, kind, row, place: PLACE }) };
}

describe('a row that a person reviews', () => {
  it('has its name, its values and their sources', () => {
    expect(plan({ Model: 'E-82', Mark: 'E4', P: '2000', H: '90' }).planned()).toStrictEqual({
      full: 'E-82',
      mark: 'E4',
      place: PLACE,
      values: { rated_power: 2000, hub_height: 90 },
      faults: [],
      notes: [],
      sources: [
        { field: 'rated_power', page: 'turbines.csv, row 7, P: 2000' },
        { field: 'hub_height', page: 'turbines.csv, row 7, H: 90' },
      ],
    });
  });

  it('has a name of one line, however its cells are wrapped', () => {
    const name = { text: '{model}', short: '{model}', distinct: '{mark}' };
    const { full, short, mark } = plan({ Model: 'E-82 \r\nof 2026', Mark: 'E4\tnew', P: '5' }, { name }).planned();
    expect([full, short, mark]).toEqual(['E-82 of 2026', 'E-82 of 2026', 'E4 new']);
  });

  it('has the faults of its cells by field, and all that can be read', () => {
    expect(plan({ Model: '', P: 'x', H: '' }).planned()).toStrictEqual({
      full: '',
      mark: '',
      place: PLACE,
      values: {},
      faults: [
        {
          field: 'rated_power',
          reason: 'P "x" is not a number.',
          fix: 'Write digits with a decimal dot and no thousands separators, or leave the cell blank.',
        },
        { field: 'hub_height', reason: 'H is blank: it stands.', fix: 'Fill it in.', isBlank: true },
      ],
      notes: [{ sort: 'blank', field: 'hub_height', text: 'blank, so it stays empty.' }],
      sources: [],
    });
  });

  it('has the faults of the whole row before those of its cells', () => {
    const { row, planned } = plan({ Model: 'E-82', P: 'x', H: '90' });
    row.faults.push(
      { place: PLACE, reason: 'has no heading.', fix: 'Give it one.' },
      { place: { ...PLACE, heading: '' }, reason: 'is odd.', fix: 'Correct it.' },
    );
    expect(planned().faults.map(({ field, reason }) => [field, reason])).toEqual([
      [undefined, 'has no heading.'],
      [undefined, 'is odd.'],
      ['rated_power', 'P "x" is not a number.'],
    ]);
    expect(planned().faults[0]).toStrictEqual({ reason: 'has no heading.', fix: 'Give it one.' });
  });

  it('says what it cannot take over', () => {
    const fields: ImportField[] = [
      { field: 'tariff/=fixed/price', cases: [{ sort: 'constant', value: 0.4, note: 'As contracted' }] },
      { field: 'tariff/=flex/price', cases: [{ sort: 'constant', value: 2 }] },
    ];
    const planned = plan({ Model: 'Depot' }, { fields }, { definition: DEPOT, validate: () => [] }).planned();
    expect(planned).toMatchObject({
      values: { 'tariff/=fixed/price': 0.4, 'tariff/=flex/price': 2 },
      notes: [
        { sort: 'note', field: 'tariff/=fixed/price', text: 'As contracted' },
        { sort: 'note', field: 'tariff/=flex/price', text: 'not imported, as Tariff › Type is "fixed".' },
      ],
    });
    expect(planned.sources.map(({ isConstant }) => isConstant)).toEqual([true, true]);
  });
});

describe('a row that is skipped', () => {
  it('may have nothing but a name', () => {
    const { faults, values, skipped } = plan(
      { Model: '* Net power', P: ' ', H: '' },
      { fields: FIELDS.slice(0, 1) },
    ).planned();
    expect([faults, values, skipped]).toEqual([
      [],
      {},
      { why: 'gives no value: all its cells are blank.', fix: 'Fill in a value.' },
    ]);
    expect(plan({ Model: '* Net power' }).planned()).not.toHaveProperty('skipped');
  });

  it('has its name and why it is skipped', () => {
    const cells = { Model: 'E-82', Mark: 'E4', P: 'x', H: '90' };
    expect(plan(cells, { skip: [skip(false), skip(undefined), skip(true, 'Leave it.')] }).planned()).toStrictEqual({
      full: 'E-82',
      mark: 'E4',
      place: PLACE,
      values: {},
      faults: [],
      notes: [],
      sources: [],
      skipped: { why: 'Model is "E-82": No turbine.', fix: 'Leave it.' },
    });
    expect(plan(cells, { skip: [skip(true)] }).planned().skipped?.fix).toBe('Change the "skip" of the mapping.');
  });

  it('is not skipped where no condition holds, or the row itself is at fault', () => {
    expect(plan({ Model: 'E-82' }, { skip: [skip(false), skip(undefined)] }).planned()).not.toHaveProperty('skipped');
    const { row, planned } = plan({ Model: 'E-82', H: '90' }, { skip: [skip(true)] });
    row.faults.push({ place: PLACE, reason: 'has no heading.', fix: 'Give it one.' });
    expect(planned()).toMatchObject({ values: { hub_height: 90 }, faults: [{ reason: 'has no heading.' }] });
    expect(planned()).not.toHaveProperty('skipped');
  });
});
