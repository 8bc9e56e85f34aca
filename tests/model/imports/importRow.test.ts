import { describe, expect, it } from 'vitest';
import type { ImportField } from '#model/imports/ImportMapping.ts';
import type { Kind } from '#model/Kind.ts';
import { DEPOT } from '../../fixtures/nestedKind.ts';
import { FIELDS, importComponent, importOne, listAdjusted, mapping, SAME } from './importOne.ts';
import { cell, PLACE, skip, TURBINE } from './turbineRow.ts';

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
    const made = importComponent(
      { Model: 'E-82', P: '5' },
      { given: { source: { ...source, citation: 'Smith 2026', version: '3' } } },
    );
    expect(made.source).toMatchObject({ citation: 'Smith 2026', version: '3' });
  });

  it('has the cells of all columns that its name is made of', () => {
    const made = importComponent(
      { Model: 'E-82', Mark: 'E4', P: '5' },
      { given: { name: { text: '{model} {note} {mark}' } } },
    );
    expect(made.source.values[0]).toEqual({
      field: 'name',
      how: 'text',
      cells: [cell('Model', 'E-82'), cell('Mark', 'E4', { row: 7, column: 2 })],
      value: 'E-82 E4',
    });
  });

  it('says of a value that it is unusual, where it was read', () => {
    expect(listAdjusted(importComponent({ Model: 'E-82', P: '9000', H: '90' }))).toEqual([
      'rated_power unusual: 9000: Unusually high: above 8000 kW.',
    ]);
    expect(importComponent({ Model: 'E-82', P: '5', H: '90' }).adjustments).toEqual([
      { sort: 'unusual', place: PLACE, field: 'rated_power', text: '5: Unusually low: below 10 kW.' },
    ]);
    const fields: ImportField[] = [{ field: 'rated_power', cases: [{ sort: 'constant', value: 9000 }] }];
    expect(listAdjusted(importComponent({ Model: 'E-82' }, { given: { fields } }))).toEqual([]);
  });

  it('says what it cannot take over, and chooses the default case of a variant', () => {
    const kind: Kind = { definition: DEPOT, validate: () => [] };
    const fields: ImportField[] = [
      { field: 'tariff/=fixed/price', cases: [{ sort: 'constant', value: 0.4 }] },
      { field: 'tariff/=flex/price', cases: [{ sort: 'constant', value: 2 }] },
    ];
    const made = importComponent({ Model: 'Depot' }, { kind, given: { fields, kind: 'depot' } });
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
    const given = { skip: [skip(false), skip(undefined)] };
    expect(importOne({ Model: 'E-82', P: '5' }, { given }).sort).toBe('component');
  });

  it('is one that has nothing but a name, such as a footnote', () => {
    const reason = 'gives no value: all its cells are blank.';
    expect(importOne({ Model: '* Net power', P: '', H: ' ' })).toEqual({
      sort: 'skipped',
      place: PLACE,
      skip: { place: PLACE, reason, why: reason, fix: 'Fill in a value.' },
    });
    const needed = { fields: FIELDS.map((field) => ({ ...field, needed: 'no power' })) };
    expect(importOne({ Model: 'E-82' }, { given: needed }).sort).toBe('faulty');
    const constant: ImportField = { field: 'blades', cases: [{ sort: 'constant', value: 3 }] };
    expect(importOne({ Model: 'E-82' }, { given: { fields: [constant] } }).sort).toBe('component');
    expect(importOne({ Model: 'E-82' }, { given: { fields: [...FIELDS, constant] } }).sort).toBe('skipped');
    expect(importOne({ Model: 'E-82', P: '5' }, { given: { fields: [...FIELDS, constant] } }).sort).toBe('component');
  });

  it('is not skipped where the condition could not be read', () => {
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
          reason: 'gives rated_power the value -5: Value must be non-negative.',
          fix,
        },
        {
          place: { ...PLACE, column: 3, heading: 'H' },
          reason: 'gives hub_height the value 0.5: Value must be at least 1.',
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
      faults: [{ place: PLACE, reason: 'gives blades the value 3: Value must be at least 4.' }],
    });
  });
});
