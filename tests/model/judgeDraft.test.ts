import { describe, expect, it } from 'vitest';
import { calculate } from '#model/calculate.ts';
import { DraftFields } from '#model/DraftFields.ts';
import { DraftRecord, toDraftValues } from '#model/DraftRecord.ts';
import { NO_META } from '#model/draftMeta.ts';
import type { FieldValues, Issue } from '#model/FormDefinition.ts';
import { judgeDraft } from '#model/judgeDraft.ts';
import type { Kind } from '#model/Kind.ts';
import { createForm } from '../fixtures/createForm.ts';
import { createTable } from '../fixtures/createTable.ts';

const CHOICES = ['fixed', 'flex'].map((value) => ({ value, label: value }));
const VARIANT = { objects: { tariff: { title: 'Tariff', variant: 'type' } } };
const TYPE = { type: 'choice', choices: CHOICES } as const;
const CASES = {
  'tariff/=fixed/price': { minimum: 0 },
  'tariff/=flex/surcharge': { minimum: 0, warn: { maximum: 5 } },
} as const;

const DEPOT = createForm(
  {
    name: { type: 'text' },
    solar: { type: 'flag' },
    peak: { unit: 'kW', warn: { maximum: 100 } },
    inverter: { unit: 'kW' },
    losses: {},
    'tariff/type': TYPE,
    ...CASES,
    vehicles: {
      type: 'rows',
      table: createTable(
        { label: { type: 'text' }, 'tariff/kind': TYPE, ...CASES },
        { objects: { tariff: { title: 'Tariff', variant: 'kind' } } },
      ),
    },
  },
  {
    ...VARIANT,
    conditions: [{ if: {}, text: 'Solar is on', shows: ['inverter'], whenHidden: 'keep' }],
  },
);

const KIND: Kind = {
  definition: DEPOT,
  conditions: [({ solar }) => solar === true],
  usedWhen: [{ field: 'losses', holds: (record) => calculate.isBelow(0, record.number('peak')) }],
  checks: [
    {
      warn: 'More than the inverter takes',
      at: ['peak', 'inverter'],
      reads: ['peak', 'inverter'],
      require: (record) => calculate.isAtMost(record.number('peak'), record.number('inverter')),
    },
  ],
  validate: (record) => [
    ...(Number(record.peak) < 0 ? [{ field: 'peak', code: 'minimum', params: { limit: 0 } }] : []),
    ...(Number(record.inverter) < Number(record.losses)
      ? [{ field: 'losses', code: 'isBelow', params: { other: 'inverter' } }]
      : []),
    ...findRowFaults(record.vehicles),
  ],
};

function findRowFaults(vehicles: unknown): Issue[] {
  const rows: { label?: string }[] = Array.isArray(vehicles) ? vehicles : [];
  return rows.flatMap(({ label }, index) =>
    label === 'x' ? [{ field: `vehicles/${index}/label`, code: 'pattern', params: {} }] : [],
  );
}

const RECORD = {
  name: 'Depot',
  solar: true,
  peak: 50,
  inverter: 60,
  losses: 1,
  tariff: { type: 'fixed', price: 0.3 },
  vehicles: [{ label: 'Van', tariff: { kind: 'flex', surcharge: 1 } }],
};

/** What is judged of a draft in which these texts were typed, and the marks of each field that has some. */
function judge(
  texts: Record<string, string> = {},
  touched: string[] = [],
  meta = NO_META,
  record: FieldValues = RECORD,
) {
  const values = toDraftValues(DEPOT, record);
  const fields = new DraftFields(DEPOT, { values });
  for (const [key, text] of Object.entries(texts)) fields.write(fields.expect(key), text);
  for (const key of touched) fields.expect(key).touched = true;
  const draft = new DraftRecord({ kind: KIND, mode: 'edit', fields, values });
  draft.meta = meta;
  const judged = judgeDraft(KIND, fields, draft);
  const marks = [...fields.live().values()].flatMap((state) => {
    const own = Object.entries(judged.judge(state)).filter(([, mark]) => mark !== undefined && mark !== false);
    return own.length === 0 ? [] : [[state.key, Object.fromEntries(own)]];
  });
  return { ...judged, marks: Object.fromEntries(marks), of: (key: string) => judged.judge(fields.expect(key)) };
}

const HIDDEN_CASES = {
  'tariff/=flex/surcharge': { hidden: true },
  'vehicles/#1/tariff/=fixed/price': { hidden: true },
};

describe('a sound draft', () => {
  it('has no marks but those of the cases that are not chosen', () => {
    expect(judge().marks).toEqual(HIDDEN_CASES);
    expect(judge().of('peak')).toEqual({
      error: undefined,
      shownError: undefined,
      warning: undefined,
      unused: false,
      hasReading: false,
      hidden: false,
    });
    expect(judge().of('tariff/=flex/surcharge')).toEqual({
      error: undefined,
      shownError: undefined,
      warning: undefined,
      unused: false,
      hasReading: false,
      hidden: true,
    });
    expect(judge().of('vehicles')).toHaveProperty('changed', false);
  });

  it('has the values that are shown, and the record of them', () => {
    const { values, record, hidden, faulty } = judge({ solar: 'false' });
    expect(values).toEqual({
      name: 'Depot',
      solar: false,
      peak: 50,
      losses: 1,
      'tariff/type': 'fixed',
      'tariff/=fixed/price': 0.3,
      vehicles: RECORD.vehicles,
    });
    expect(Object.keys(record)).toEqual(['name', 'solar', 'peak', 'losses', 'tariff', 'vehicles']);
    expect([[...hidden], [...faulty]]).toEqual([['inverter'], []]);
  });
});

describe('a fault', () => {
  it('is shown once its field was touched', () => {
    const error = 'Value must be non-negative';
    const { marks, faulty } = judge({ peak: '-5' });
    expect(marks).toEqual({ ...HIDDEN_CASES, peak: { error } });
    expect([...faulty]).toEqual(['peak']);
    expect(judge({ peak: '-5' }, ['name', 'peak']).marks.peak).toEqual({ error, shownError: error });
  });

  it('between two fields is shown at both once one of them was touched', () => {
    const { marks } = judge({ losses: '70' }, ['inverter']);
    expect(marks).toMatchObject({
      losses: { error: 'Must be below inverter', shownError: 'Must be below inverter' },
      inverter: { error: 'Must be above losses', shownError: 'Must be above losses' },
    });
    expect(judge({ losses: '70' }, ['peak']).marks.losses).toEqual({ error: 'Must be below inverter' });
  });

  it('of a cell makes its table faulty', () => {
    const { marks, faulty } = judge({ 'vehicles/#1/label': 'x' });
    expect(marks['vehicles/#1/label']).toEqual({ error: 'Invalid value' });
    expect([...faulty]).toEqual(['vehicles']);
  });

  it('is not reported where it is hidden', () => {
    expect(judge({ solar: 'false', inverter: 'x' }).marks.inverter).toEqual({ hidden: true });
    expect(judge({ 'tariff/=flex/surcharge': 'x' }).marks['tariff/=flex/surcharge']).toEqual({ hidden: true });
    expect(judge({ 'tariff/type': 'flex', 'tariff/=flex/surcharge': 'x' }).marks).toMatchObject({
      'tariff/=fixed/price': { hidden: true },
      'tariff/=flex/surcharge': { error: 'Please enter a valid number' },
    });
  });
});

describe('a warning', () => {
  it('is that of an unusual value, in rows as well', () => {
    expect(judge({ peak: '150', inverter: '200' }).marks.peak).toEqual({ warning: 'Unusually high: above 100 kW' });
    expect(judge({ 'vehicles/#1/tariff/=flex/surcharge': '6' }).marks['vehicles/#1/tariff/=flex/surcharge']).toEqual({
      warning: 'Unusually high: above 5',
    });
  });

  it('is that of values which do not fit each other, after that of the value alone', () => {
    expect(judge({ peak: '150' }).marks).toMatchObject({
      peak: { warning: 'Unusually high: above 100 kW' },
      inverter: { warning: 'More than the inverter takes' },
    });
    expect(judge({ solar: 'false', peak: '90' }).marks).not.toHaveProperty('peak');
    expect(judge({ inverter: '40' }).marks.peak).toEqual({ warning: 'More than the inverter takes' });
  });

  it('is first that of the server, also at a table', () => {
    const warning = 'The server does not know this field, so it is not saved';
    const meta = { ...NO_META, omitted: new Set(['peak', 'vehicles']) };
    expect(judge({ peak: '150' }, [], meta).marks).toMatchObject({ peak: { warning }, vehicles: { warning } });
  });

  it('is not given beside an error', () => {
    const meta = { ...NO_META, omitted: new Set(['peak']) };
    expect(judge({ peak: '-5' }, [], meta).marks.peak).toEqual({ error: 'Value must be non-negative' });
  });
});

it('a field that has no effect is unused, and a text that is calculated has a reading', () => {
  expect(judge({ peak: '0' }).marks.losses).toEqual({ unused: true });
  expect(judge({ peak: '0.05 MW' }).marks.peak).toEqual({ hasReading: true });
});

it('a table is changed by its rows and their cells, hidden or not', () => {
  expect(judge({ vehicles: '' }).of('vehicles')).toMatchObject({ changed: true, hidden: false });
  expect(judge({ vehicles: '' }).of('peak')).not.toHaveProperty('changed');
});
