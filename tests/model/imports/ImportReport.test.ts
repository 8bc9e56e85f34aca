import { describe, expect, it } from 'vitest';
import type { Adjustment, ImportFault, Place } from '#model/imports/ImportedRow.ts';
import type { ImportMapping } from '#model/imports/ImportMapping.ts';
import { ImportReport } from '#model/imports/ImportReport.ts';
import type { ImportEvent } from '#model/imports/importFiles.ts';
import { DEFINITION, turbineMapping } from './turbineRow.ts';

const constant = { cases: [{ sort: 'constant' as const, value: 3 }] };
const MAPPED = ['description', 'maker', 'rated_power', 'hub_height', 'offshore', 'power', 'depth', 'cycles', 'energy'];

/** A mapping of all fields but the number of blades. */
const MAPPING = turbineMapping({}, { fields: MAPPED.map((field) => ({ field, ...constant })) });

const at = (row: number): Place => ({ file: 'turbines.csv', row });
const fault = (row: number, reason: string, heading?: string): ImportFault => ({
  place: { ...at(row), ...(heading === undefined ? {} : { column: 2, heading }) },
  reason,
  fix: 'Correct it.',
});
const faulty = (row: number, ...faults: ImportFault[]): ImportEvent => ({ sort: 'faulty', place: at(row), faults });
const skipped = (row: number, why: string, fix = 'Leave it.'): ImportEvent => ({
  sort: 'skipped',
  place: at(row),
  skip: { ...fault(row, `is "none": ${why}`, 'Sort'), fix, why },
});

function component(row: number, ...adjustments: Omit<Adjustment, 'place'>[]): ImportEvent {
  const source = { mapping: 'turbines', title: '', licence: '', url: '', file: 'turbines.csv', row, values: [] };
  return {
    sort: 'component',
    place: at(row),
    body: {},
    source,
    adjustments: adjustments.map((one) => ({ ...one, place: at(row) })),
  };
}

function report(events: ImportEvent[], mapping: ImportMapping = MAPPING) {
  const made = new ImportReport(mapping, DEFINITION);
  for (const event of events) made.add(event);
  return made;
}

/** The lines below the counts, without the last one. */
const body = (events: ImportEvent[], isWhole = false) => report(events).lines({ isWhole }).slice(1, -1);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('the report of an import', () => {
  it('counts the rows', () => {
    const made = report([
      component(2),
      component(3),
      component(4),
      skipped(5, 'No turbine.'),
      skipped(6, 'No turbine.'),
      skipped(7, 'Too small.'),
      faulty(8, fault(8, 'is wrong.'), fault(8, 'is odd.')),
    ]);
    const { imported, skipped: left, faulty: wrong, rows, isFaulty } = made;
    expect({ imported, left, wrong, rows, isFaulty }).toEqual({
      imported: 3,
      left: 3,
      wrong: 1,
      rows: 7,
      isFaulty: true,
    });
    expect(made.lines({ isWhole: false })).toEqual([
      'Turbines (CC0-1.0): 7 rows, 3 imported as turbine, 3 skipped, 1 faulty',
      '  skipped 2: turbines.csv:5:2 Sort is "none": No turbine. Leave it. Also in 1 row: 6.',
      '  skipped 1: turbines.csv:7:2 Sort is "none": Too small. Leave it.',
      '  turbines.csv:8 is wrong. Correct it.',
      '  turbines.csv:8 is odd. Correct it.',
      '  not in the table, so at their defaults: blades',
    ]);
  });

  it('has nothing but the counts of an empty table', () => {
    const made = report([]);
    expect([made.isFaulty, made.rows]).toEqual([false, 0]);
    expect(made.lines({ isWhole: true })).toEqual([
      'Turbines (CC0-1.0): 0 rows, 0 imported as turbine, 0 skipped, 0 faulty',
      '  not in the table, so at their defaults: blades',
    ]);
  });

  it('is not faulty because of skipped rows or unused columns', () => {
    const made = report([component(2), skipped(3, 'No turbine.'), { sort: 'notice', fault: fault(1, 'is new.', 'X') }]);
    expect(made.isFaulty).toBe(false);
  });

  it('says first what ended it, then what is to be known of the files', () => {
    const made = report([
      { sort: 'notice', fault: fault(1, 'is new.', 'X') },
      { sort: 'notice', fault: fault(1, 'is new.', 'Y') },
      { sort: 'file', fault: fault(1, 'lacks "P".') },
      faulty(2, fault(2, 'is wrong.')),
    ]);
    expect([made.isFaulty, report([{ sort: 'file', fault: fault(1, 'lacks "P".') }]).isFaulty]).toEqual([true, true]);
    expect(made.lines({ isWhole: false }).slice(0, -1)).toEqual([
      'Turbines (CC0-1.0): 1 row, 0 imported as turbine, 0 skipped, 1 faulty',
      '  turbines.csv:1 lacks "P". Correct it.',
      '  turbines.csv:1:2 X is new. Correct it.',
      '  turbines.csv:1:2 Y is new. Correct it.',
      '  turbines.csv:2 is wrong. Correct it.',
    ]);
  });

  it('lists the fields that the mapping does not fill, but for the name, hidden ones and those of a mapped curve', () => {
    const none = report([], turbineMapping({}));
    expect(none.lines({ isWhole: false }).at(-1)).toBe(
      '  not in the table, so at their defaults: description, maker, rated_power, hub_height, blades, offshore, pc3, pc4, pc5, pc6, depth, cycles, energy',
    );
    const all = report([], { ...MAPPING, fields: [...MAPPING.fields, { field: 'blades', ...constant }] });
    expect(all.lines({ isWhole: false })).toHaveLength(1);
  });
});

describe('the rows that are skipped', () => {
  it('are listed up to twenty after the first, or all with their places', () => {
    const [few, more] = [21, 23].map((last) => upTo(last).map((row) => skipped(row, 'No turbine.')));
    const first = 'turbines.csv:1:2 Sort is "none": No turbine. Leave it.';
    const others = upTo(21).slice(1).join(', ');
    expect(body(few ?? [])).toEqual([`  skipped 21: ${first} Also in 20 rows: ${others}.`]);
    expect(body(more ?? [])).toEqual([`  skipped 23: ${first} Also in 22 rows: ${others} and 2 more.`]);
    expect(body(more ?? [], true)).toEqual(
      upTo(23).map((row) => `  skipped: turbines.csv:${row}:2 Sort is "none": No turbine. Leave it.`),
    );
  });

  it('are those of one reason, with what to do about the first', () => {
    expect(body([skipped(2, 'No turbine.', 'Leave it.'), skipped(3, 'No turbine.', 'Ask.')])).toEqual([
      '  skipped 2: turbines.csv:2:2 Sort is "none": No turbine. Leave it. Also in 1 row: 3.',
    ]);
  });
});

describe('faults', () => {
  it('are listed by reason and column, each with the other rows', () => {
    const events = [
      faulty(2, fault(2, 'is wrong.', 'P')),
      faulty(3, fault(3, 'is wrong.', 'P')),
      faulty(4, fault(4, 'is wrong.', 'H')),
      faulty(5, fault(5, 'is wrong.')),
      faulty(6, fault(6, 'is wrong.', 'P')),
      faulty(7, fault(7, 'is odd.', 'H')),
      faulty(8, fault(8, 'is wrong.')),
    ];
    expect(body(events)).toEqual([
      '  turbines.csv:2:2 P is wrong. Correct it. Also in 2 rows: 3, 6.',
      '  turbines.csv:4:2 H is wrong. Correct it.',
      '  turbines.csv:5 is wrong. Correct it. Also in 1 row: 8.',
      '  turbines.csv:7:2 H is odd. Correct it.',
    ]);
    expect(body(events, true)).toEqual([
      '  turbines.csv:2:2 P is wrong. Correct it.',
      '  turbines.csv:3:2 P is wrong. Correct it.',
      '  turbines.csv:4:2 H is wrong. Correct it.',
      '  turbines.csv:5 is wrong. Correct it.',
      '  turbines.csv:6:2 P is wrong. Correct it.',
      '  turbines.csv:7:2 H is odd. Correct it.',
      '  turbines.csv:8 is wrong. Correct it.',
    ]);
  });

  it('name the columns where all are in one row, as in a transposed table', () => {
    const across = (column: number) => ({
      ...fault(2, 'is wrong.'),
      place: { file: 'turbines.csv', row: 2, column, heading: 'P' },
    });
    expect(body([3, 4, 5].map((column) => faulty(1, across(column))))).toEqual([
      '  turbines.csv:2:3 P is wrong. Correct it. Also in 2 columns: 4, 5.',
    ]);
  });

  it('name the file of a row where it is another one', () => {
    const other = { ...fault(4, 'is wrong.'), place: { file: 'others.csv', row: 4 } };
    expect(body([faulty(3, fault(3, 'is wrong.')), faulty(4, other), faulty(5, fault(5, 'is wrong.'))])).toEqual([
      '  turbines.csv:3 is wrong. Correct it. Also in 2 rows: others.csv:4, 5.',
    ]);
  });

  it('are listed up to twenty sorts, each with twenty rows', () => {
    const sorts = (last: number) => upTo(last).map((row) => faulty(row, fault(row, `is wrong in way ${row}.`)));
    expect(body(sorts(20))).toHaveLength(20);
    const more = body(sorts(22));
    expect(more).toHaveLength(21);
    expect(more.slice(19)).toEqual([
      '  turbines.csv:20 is wrong in way 20. Correct it.',
      '    and 2 more types of faults (--all)',
    ]);
    const same = upTo(23).map((row) => faulty(row, fault(row, 'is wrong.')));
    const others = upTo(21).slice(1).join(', ');
    expect(body(same)).toEqual([`  turbines.csv:1 is wrong. Correct it. Also in 22 rows: ${others} and 2 more.`]);
    expect(body(sorts(22), true)).toHaveLength(22);
  });
});

describe('what is not as the file has it', () => {
  const blank = { field: 'blades', sort: 'blank' as const, text: 'blank, so its default 3 applies.' };
  const unusual = { field: 'blades', sort: 'unusual' as const, text: '9: Unusually high.' };
  const events = [component(2, blank), component(3, unusual, { ...blank, field: 'maker' }), component(4, blank)];

  it('is counted by field and sort, with its first row or all', () => {
    expect(body(events)).toEqual([
      '  blades blank: 2 rows',
      '    turbines.csv:2: blank, so its default 3 applies.',
      '  blades unusual: 1 row',
      '    turbines.csv:3: 9: Unusually high.',
      '  maker blank: 1 row',
      '    turbines.csv:3: blank, so its default 3 applies.',
    ]);
    expect(body(events, true).slice(0, 3)).toEqual([
      '  blades blank: 2 rows',
      '    turbines.csv:2: blank, so its default 3 applies.',
      '    turbines.csv:4: blank, so its default 3 applies.',
    ]);
  });
});
