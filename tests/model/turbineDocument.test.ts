import { describe, expect, it, test } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { issueMessage } from '#model/issueMessage.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import { createOfficialCheck, createTurbineKind, readTurbine, TURBINES } from '../fixtures/turbineDocuments.ts';

const kind = createTurbineKind();
const { definition } = kind;
const findOfficialErrors = createOfficialCheck();

const toRecord = (document: unknown): FieldValues => ({
  ...nestRecord(definition, { ...createDefaults(definition), name: 'GT 3.45' }),
  power_curve: document,
});
const open = (document: unknown) => new DraftStore({ kind, mode: 'edit', values: toRecord(document) });

describe.each(TURBINES)('the document %s', (name) => {
  it('is accepted as the published schema accepts it', () => {
    expect(findOfficialErrors(readTurbine(name))).toEqual([]);
    expect(kind.validate(toRecord(readTurbine(name)))).toEqual([]);
  });

  it('is opened and sent as it is', () => {
    const store = open(readTurbine(name));
    expect(store.form().changed).toEqual([]);
    expect(store.payload().power_curve).toEqual(readTurbine(name));
  });

  it('is edited in two places, and is the same in all others', () => {
    const store = open(readTurbine(name));
    store.type('power_curve/turbine/rated_power', '3500000');
    const [mode] = store.tables.rows('power_curve/power_curves/operating_modes');
    const cuts = `power_curve/power_curves/operating_modes/${mode}/cuts`;
    const cut = { cut_type: 'high-cut-out', wind_speed: 28, period: 60 };
    store.tables.add(cuts, [{ cut_type: cut.cut_type, wind_speed: '28', period: '60' }]);
    const document = readTurbine(name);
    Object(document.turbine).rated_power = 3500000;
    Object(document.power_curves).operating_modes[0].cuts.push(cut);
    expect(store.attempt()).toBeUndefined();
    expect(store.payload().power_curve).toEqual(document);
    expect(findOfficialErrors(store.payload().power_curve)).toEqual([]);
    store.undo();
    store.undo();
    expect(store.payload().power_curve).toEqual(readTurbine(name));
  });
});

describe('what is wrong with a document', () => {
  type Turbine = Record<string, unknown>;
  const findFaults = (change: (turbine: Turbine, document: ReturnType<typeof JSON.parse>) => void) => {
    const document = readTurbine('generic-120-3');
    change(Object(document.turbine), document);
    return kind.validate(toRecord(document)).map((issue) => {
      const value = issue.field
        .split('/')
        .reduce<unknown>((part, property) => Object(part)[property], toRecord(document));
      return [issue.field, issueMessage(issue, definition, value)];
    });
  };

  it.each<[string, (turbine: Turbine, document: ReturnType<typeof JSON.parse>) => void, string[][]]>([
    [
      'a negative power',
      (turbine) => Object.assign(turbine, { rated_power: -1 }),
      [['power_curve/turbine/rated_power', 'Value must be non-negative']],
    ],
    [
      'no power',
      (turbine) => Object.assign(turbine, { rated_power: null }),
      [['power_curve/turbine/rated_power', 'This field is required']],
    ],
    [
      'a text in place of a power',
      (turbine) => Object.assign(turbine, { rated_power: '3.45 MW' }),
      [['power_curve/turbine/rated_power', 'Please enter a valid number']],
    ],
    [
      'a drive that does not exist',
      (turbine) => Object.assign(turbine, { drive_type: 'belt' }),
      [['power_curve/turbine/drive_type', 'Invalid value']],
    ],
    [
      'a name that is empty',
      (turbine) => Object.assign(turbine, { model_name: '' }),
      [['power_curve/turbine/model_name', 'This field is required']],
    ],
    [
      'a property that nobody knows',
      (turbine) => Object.assign(turbine, { colour: 'white' }),
      [['power_curve/turbine/colour', 'Unknown field']],
    ],
    [
      'a hub height in the list',
      (turbine) => Object.assign(turbine, { available_hub_heights: [90, -1] }),
      [['power_curve/turbine/available_hub_heights/1', 'Value must be positive']],
    ],
    [
      'a range of hub heights',
      (turbine) => Object.assign(turbine, { available_hub_heights: { max: 120 } }),
      [['power_curve/turbine/available_hub_heights/min', 'This field is required']],
    ],
    [
      'hub heights of no shape',
      (turbine) => Object.assign(turbine, { available_hub_heights: 'tall' }),
      [['power_curve/turbine/available_hub_heights', 'Fits none of the possible shapes']],
    ],
    [
      'a part of it',
      (_turbine, document) => {
        delete document.document;
      },
      [['power_curve/document', 'This field is required']],
    ],
    [
      'a cell of a table',
      (_turbine, document) => {
        document.power_curves.operating_modes[0].cuts[0].wind_speed = 'fast';
      },
      [['power_curve/power_curves/operating_modes/0/cuts/0/wind_speed', 'Please enter a valid number']],
    ],
  ])('%s', (_title, change, faults) => {
    expect(findFaults(change)).toEqual(faults);
  });
});

test('a message is shown at the faulty cell', () => {
  const store = open(readTurbine('generic-120-3'));
  const [mode] = store.tables.rows('power_curve/power_curves/operating_modes');
  const cuts = `power_curve/power_curves/operating_modes/${mode}/cuts`;
  const [cut] = store.tables.add(cuts, [{ cut_type: 'high-cut-out', wind_speed: '28', period: '' }]);
  expect(store.attempt()).toMatchObject({ field: `${cuts}/${cut}/period`, message: 'This field is required' });
});

test('a new turbine asks for what its document needs', () => {
  const record = nestRecord(definition, { ...createDefaults(definition), name: 'New' });
  const asked = kind.validate(record).map((issue) => `${issue.field}: ${issueMessage(issue, definition, '')}`);
  expect(asked.toSorted()).toEqual(
    [
      'number_of_blades',
      'rated_power',
      'rotor_diameter',
      'drive_type',
      'regulation_type',
      'manufacturer_name',
      'manufacturer_display_name',
      'model_name',
    ]
      .map((field) => `power_curve/turbine/${field}: This field is required`)
      .toSorted(),
  );
});
