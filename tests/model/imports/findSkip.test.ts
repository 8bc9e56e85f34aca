import { describe, expect, it } from 'vitest';
import { findEmpty, findSkip } from '#model/imports/findSkip.ts';
import type { ImportSkip } from '#model/imports/ImportMapping.ts';
import { type FieldReading, readRowField } from '#model/imports/readRowField.ts';
import { createRow, PLACE, skip, TURBINE, turbineMapping } from './turbineRow.ts';

const COLUMNS = { model: { type: 'text' }, power: {}, output: { column: 'power output' } } as const;

describe('a row that the mapping skips', () => {
  const find = (skips: ImportSkip[], cells: Record<string, string>, reads?: 'power') => {
    const mapping = turbineMapping(COLUMNS, { skip: skips });
    const row = createRow(mapping, cells);
    if (reads) row.number(reads);
    return findSkip({ mapping, row, place: PLACE });
  };

  it('is skipped for the first reason that holds, at the cell that decides it', () => {
    const other = { ...skip(true), why: 'Another reason.' };
    expect(
      find([skip(false), skip(undefined), skip(true, 'Remove it.'), other], { model: 'Pump', power: '1' }),
    ).toEqual({
      place: { file: 'turbines.csv', row: 7, column: 1, heading: 'model' },
      reason: 'is "Pump": No turbine.',
      fix: 'Remove it.',
      why: 'No turbine.',
    });
  });

  it.each<[what: string, reads: string[], cells: Record<string, string>, place: object, reason: string]>([
    ['a blank one', ['model'], { model: ' ' }, { column: 1, heading: 'model' }, 'is blank: No turbine.'],
    [
      'the first of several',
      ['power', 'model'],
      { model: 'A', power: '1' },
      { column: 2, heading: 'power' },
      'is "1": No turbine.',
    ],
    [
      'the first that the row has',
      ['output', 'model'],
      { model: 'A' },
      { column: 1, heading: 'model' },
      'is "A": No turbine.',
    ],
    ['none, so the row', ['output'], { model: 'A' }, {}, 'No turbine.'],
    ['none, as the condition reads none', [], { model: 'A' }, {}, 'No turbine.'],
  ])('is skipped at %s', (_, reads, cells, place, reason) => {
    expect(find([{ ...skip(true), reads }], cells)).toEqual({
      place: { file: 'turbines.csv', row: 7, ...place },
      reason,
      fix: 'Change the "skip" of the mapping.',
      why: 'No turbine.',
    });
  });

  it('is not skipped where no condition holds, or a cell could not be read', () => {
    expect(find([skip(false), skip(undefined)], { model: 'E-82' })).toBeUndefined();
    expect(find([], { model: 'E-82' })).toBeUndefined();
    expect(find([skip(true)], { model: 'Pump', power: 'much' }, 'power')).toBeUndefined();
  });
});

describe('a row of a name alone', () => {
  const EMPTY = {
    place: PLACE,
    reason: 'gives no value: all its cells are blank.',
    fix: 'Fill in a value.',
    why: 'gives no value: all its cells are blank.',
  };
  const mapping = turbineMapping(COLUMNS);
  const take = (power: string, ...constants: string[]): FieldReading[] => {
    const given = { mapping, kind: TURBINE, row: createRow(mapping, { model: 'E-82', power }), place: PLACE };
    return [
      readRowField({ field: 'rated_power', cases: [{ sort: 'column', column: 'power', ratio: ['1', '1'] }] }, given),
      ...constants.map((field) => readRowField({ field, cases: [{ sort: 'constant', value: 2 }] }, given)),
    ];
  };

  it('is skipped, whatever the mapping itself gives to every row', () => {
    expect(findEmpty(take(''), PLACE)).toEqual(EMPTY);
    expect(findEmpty(take('', 'hub_height', 'blades'), PLACE)).toEqual(EMPTY);
  });

  it.each([
    ['a value', take('3000')],
    ['a value beside a constant', take('3000', 'blades')],
    ['a fault', take('much')],
    ['only what the mapping gives', take('', 'blades').slice(1)],
    ['nothing that the mapping reads', []],
  ])('is not skipped where it has %s', (_, taken) => {
    expect(findEmpty(taken, PLACE)).toBeUndefined();
  });

  it('is not skipped where one of several cells has a value', () => {
    const [blank] = take('');
    const [filled] = take('3000');
    expect(
      findEmpty(
        [blank, filled].flatMap((one) => one ?? []),
        PLACE,
      ),
    ).toBeUndefined();
  });
});
