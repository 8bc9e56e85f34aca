import { describe, expect, it } from 'vitest';
import type { ImportedRow } from '#model/imports/ImportedRow.ts';
import type { ImportField, ImportMapping, Ratio } from '#model/imports/ImportMapping.ts';
import { importRow } from '#model/imports/importRow.ts';
import { NameGiver } from '#model/imports/NameGiver.ts';
import type { Kind } from '#model/Kind.ts';
import { DEPOT } from '../../fixtures/nestedKind.ts';
import { cell, createRow, PLACE, TURBINE, type tableRow, turbineMapping } from './turbineRow.ts';

const SAME: Ratio = ['1', '1'];
const FIELDS: ImportField[] = [
  { field: 'rated_power', cases: [{ sort: 'column', column: 'power', ratio: SAME }] },
  { field: 'hub_height', cases: [{ sort: 'column', column: 'height', ratio: SAME }] },
];

const mapping = (given: Partial<ImportMapping> = {}) =>
  turbineMapping(
    {
      model: { column: 'Model', type: 'text' },
      mark: { column: 'Mark', type: 'text' },
      note: { column: 'Note', type: 'text' },
      power: { column: 'P' },
      height: { column: 'H' },
    },
    { name: { text: '{model}', distinct: '{mark}' }, fields: FIELDS, ...given },
  );

type Cells = Parameters<typeof tableRow>[0];

interface Own {
  given?: Partial<ImportMapping>;
  names?: NameGiver;
  kind?: Kind;
}

function importOne(cells: Cells, { given = {}, names = new NameGiver(30), kind = TURBINE }: Own = {}): ImportedRow {
  const own = mapping(given);
  return importRow({ mapping: own, kind, names, row: createRow(own, cells), place: PLACE });
}

/** The component of a row that is known to make one. */
function make(cells: Cells, own: Own = {}) {
  const made = importOne(cells, own);
  if (made.sort !== 'component') throw new Error(`The row is ${made.sort}.`);
  return made;
}

const said = (made: ReturnType<typeof make>) =>
  made.adjustments.map(({ field, sort, text }) => `${field} ${sort}: ${text}`);

describe('a row of a table', () => {
  it('is a component with the source of each value', () => {
    const cells = { Model: 'E-82', P: '2000', H: '' };
    expect(importOne(cells, { given: { name: { text: '{model} turbine' } } })).toStrictEqual({
      sort: 'component',
      place: PLACE,
      body: { subclass: 'turbine', name: 'E-82 turbine', rated_power: 2000 },
      source: {
        mapping: 'turbines',
        title: 'Turbine library',
        licence: 'CC0-1.0',
        url: 'https://example.org',
        file: 'turbines.csv',
        row: 7,
        values: [
          { field: 'name', how: 'text', cells: [cell('Model', 'E-82')], value: 'E-82 turbine' },
          {
            field: 'rated_power',
            how: 'as written',
            cells: [cell('P', '2000', { row: 7, column: 2 })],
            value: 2000,
            unit: 'kW',
          },
        ],
      },
      adjustments: [{ sort: 'blank', text: 'blank, so it stays empty.', place: PLACE, field: 'hub_height' }],
    });
  });

  it('says the citation and the version of its source where there are some', () => {
    const { source } = mapping();
    const made = make({ Model: 'E-82' }, { given: { source: { ...source, citation: 'Smith 2026', version: '3' } } });
    expect(made.source).toMatchObject({ citation: 'Smith 2026', version: '3' });
  });

  it('has the cells of all columns that its name is made of', () => {
    const made = make({ Model: 'E-82', Mark: 'E4', P: '5' }, { given: { name: { text: '{model} {note} {mark}' } } });
    expect(made.source.values[0]).toEqual({
      field: 'name',
      how: 'text',
      cells: [cell('Model', 'E-82'), cell('Mark', 'E4', { row: 7, column: 2 })],
      value: 'E-82 E4',
    });
  });

  it('says of a value that it is unusual, where it was read', () => {
    expect(said(make({ Model: 'E-82', P: '9000', H: '90' }))).toEqual([
      'rated_power unusual: 9000: Unusually high: above 8000 kW.',
    ]);
    expect(make({ Model: 'E-82', P: '5', H: '90' }).adjustments).toEqual([
      { sort: 'unusual', place: PLACE, field: 'rated_power', text: '5: Unusually low: below 10 kW.' },
    ]);
    const fields: ImportField[] = [{ field: 'rated_power', cases: [{ sort: 'constant', value: 9000 }] }];
    expect(said(make({ Model: 'E-82' }, { given: { fields } }))).toEqual([]);
  });

  it('says what it can not take over, and chooses the default case of a variant', () => {
    const kind: Kind = { definition: DEPOT, validate: () => [] };
    const fields: ImportField[] = [
      { field: 'tariff/=fixed/price', cases: [{ sort: 'constant', value: 0.4 }] },
      { field: 'tariff/=flex/price', cases: [{ sort: 'constant', value: 2 }] },
    ];
    const made = make({ Model: 'Depot' }, { kind, given: { fields, kind: 'depot' } });
    expect(made.body).toEqual({ subclass: 'depot', name: 'Depot', tariff: { type: 'fixed', price: 0.4 } });
    expect(made.adjustments).toEqual([
      {
        field: 'tariff/=flex/price',
        text: 'not imported, as Tariff › Type is "fixed".',
        place: PLACE,
        sort: 'note',
      },
    ]);
  });
});

describe('a row that is skipped', () => {
  const skip = (holds: boolean | undefined, fix?: string) => ({
    why: 'No turbine.',
    when: () => holds,
    reads: ['model'],
    ...(fix === undefined ? {} : { fix }),
  });

  it('says why, and what to do', () => {
    expect(importOne({ Model: 'E-82' }, { given: { skip: [skip(true, 'Leave it.'), skip(true)] } })).toStrictEqual({
      sort: 'skipped',
      place: PLACE,
      skip: {
        place: { ...PLACE, column: 1, heading: 'Model' },
        reason: 'is "E-82": No turbine.',
        fix: 'Leave it.',
        why: 'No turbine.',
      },
    });
    expect(importOne({ Model: 'E-82' }, { given: { skip: [skip(false, 'Leave it.'), skip(true)] } })).toMatchObject({
      sort: 'skipped',
      skip: { fix: 'Change the "skip" of the mapping.' },
    });
  });

  it('is named at the first column of the condition that the row has, blank or not, or else as a whole', () => {
    const skipped = (reads: string[]) =>
      importOne({ Model: 'E-82', P: ' ' }, { given: { skip: [{ ...skip(true), reads }] } });
    expect(skipped(['power', 'model'])).toMatchObject({
      skip: { reason: 'is blank: No turbine.', place: { heading: 'P' } },
    });
    expect(skipped(['height', 'model'])).toMatchObject({ skip: { reason: 'is "E-82": No turbine.' } });
    expect(skipped([])).toMatchObject({ skip: { reason: 'No turbine.', place: PLACE } });
  });

  it('is one whose condition holds', () => {
    expect(importOne({ Model: 'E-82' }, { given: { skip: [skip(false), skip(undefined)] } }).sort).toBe('component');
  });

  it('is none where the condition could not be read', () => {
    const given = {
      skip: [{ ...skip(true), when: (row: { number: (id: string) => number }) => !row.number('power') }],
    };
    expect(importOne({ Model: 'E-82', P: 'x' }, { given })).toMatchObject({
      sort: 'faulty',
      faults: [{ reason: '"x" is not a number.' }],
    });
    expect(importOne({ Model: 'E-82', P: '0' }, { given }).sort).toBe('skipped');
  });
});

describe('a row at fault', () => {
  it('has the faults of all of its cells, one for each', () => {
    const fields: ImportField[] = [
      ...FIELDS,
      { field: 'blades', needed: 'it turns', cases: [{ sort: 'column', column: 'mark', ratio: SAME }] },
      { field: 'offshore', needed: 'it floats', cases: [{ sort: 'text', text: '{mark}' }] },
      { field: 'maker', needed: 'it is made', cases: [{ sort: 'text', text: '{mark}' }] },
    ];
    const made = importOne({ Model: 'E-82', P: 'x', H: 'y', Mark: '' }, { given: { fields } });
    expect(made).toMatchObject({ sort: 'faulty', place: PLACE });
    expect(made.sort === 'faulty' && made.faults.map(({ place, reason }) => [place.heading, reason])).toEqual([
      ['P', '"x" is not a number.'],
      ['H', '"y" is not a number.'],
      ['Mark', 'is blank: it turns.'],
      [undefined, 'is blank: it floats.'],
    ]);
  });

  it('is one without a name', () => {
    expect(importOne({ Model: '', P: '5' })).toStrictEqual({
      sort: 'faulty',
      place: PLACE,
      faults: [
        {
          place: { ...PLACE, column: 1, heading: 'Model' },
          reason: 'gives no name to the component.',
          fix: 'Fill in a column that is part of the name.',
        },
      ],
    });
  });

  it('is one that breaks a rule, at the cell that was read', () => {
    const fix = 'Correct the value in the file, or skip such rows in the mapping.';
    expect(importOne({ Model: 'E-82', P: '-5', H: '0.5' })).toStrictEqual({
      sort: 'faulty',
      place: PLACE,
      faults: [
        {
          place: { ...PLACE, column: 2, heading: 'P' },
          reason: 'rated_power would be -5: Value must be non-negative.',
          fix,
        },
        {
          place: { ...PLACE, column: 3, heading: 'H' },
          reason: 'hub_height would be 0.5: Value must be at least 1.',
          fix,
        },
      ],
    });
  });

  it('is one that breaks a rule without a cell, as a whole', () => {
    const fields: ImportField[] = [{ field: 'rated_power', cases: [{ sort: 'constant', value: -5 }] }];
    expect(importOne({ Model: 'E-82', P: '5' }, { given: { fields } })).toMatchObject({ faults: [{ place: PLACE }] });
    const kind: Kind = { ...TURBINE, validate: () => [{ field: 'blades', code: 'minimum', params: { limit: 4 } }] };
    expect(importOne({ Model: 'E-82', P: '5' }, { kind })).toMatchObject({
      faults: [{ place: PLACE, reason: 'blades would be 3: Value must be at least 4.' }],
    });
  });
});

describe('the name of a row', () => {
  const LONG = 'Enercon wind turbine E-82 E4 of 2026';
  const noted: Partial<ImportMapping> = {
    fields: [{ field: 'description', cases: [{ sort: 'text', text: '{note}' }] }],
  };

  it('begins the description where it had to be shortened', () => {
    const made = make({ Model: LONG, Note: 'Quiet' }, { given: noted });
    expect(made.body.name).toBe('Enercon…ne E-82 E4 of 2026');
    expect(made.body.description).toBe(`${LONG}\nQuiet`);
    expect(made.adjustments).toEqual([
      {
        sort: 'shortened',
        text: `"${LONG}" is named "${made.body.name}"; the description has the full name.`,
        place: PLACE,
        field: 'name',
      },
    ]);
    expect(make({ Model: LONG }).body.description).toBe(LONG);
  });

  it('is cut together with a description that is too long', () => {
    const note = 'Quiet, for forests and for towns';
    const made = make({ Model: LONG, Note: note }, { given: noted });
    const cut = `${LONG}\n${note}`.slice(0, 59);
    expect(made.body.description).toBe(`${cut}…`);
    expect(said(made)).toEqual([
      `name shortened: "${LONG}" is named "${made.body.name}"; the description has the full name.`,
      `name shortened: the description was cut; the full text: ${LONG}\n${note}`,
    ]);
    const exactly = 'x'.repeat(60 - LONG.length - 1);
    expect(said(make({ Model: LONG, Note: exactly }, { given: noted }))).toHaveLength(1);
  });

  it('is whole in the description where the kind has no limit of that', () => {
    const { description: _, ...fields } = TURBINE.definition.fields;
    const kind: Kind = { ...TURBINE, definition: { ...TURBINE.definition, fields } };
    const long = 'Enercon '.repeat(20).trim();
    expect(make({ Model: long }, { kind }).body.description).toBe(long);
  });

  it('is not in the description where it is only distinguished', () => {
    const given = new NameGiver(30);
    expect(make({ Model: 'E-82', Note: 'Quiet' }, { names: given, given: noted }).body).toEqual({
      subclass: 'turbine',
      name: 'E-82',
      description: 'Quiet',
    });
    const second = make({ Model: 'E-82', Mark: 'E4', P: '20', H: '90' }, { names: given });
    expect(second.body).toEqual({ subclass: 'turbine', name: 'E-82 (E4)', rated_power: 20, hub_height: 90 });
    expect(second.adjustments).toEqual([
      {
        sort: 'distinguished',
        text: '"E-82" is the name of another row, so this one is "E-82 (E4)".',
        place: PLACE,
        field: 'name',
      },
    ]);
  });

  it('is said before all else', () => {
    expect(said(make({ Model: LONG, P: '9000' })).map((one) => one.split(':')[0])).toEqual([
      'name shortened',
      'hub_height blank',
      'rated_power unusual',
    ]);
  });
});
