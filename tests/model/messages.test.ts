import { describe, expect, it, test } from 'vitest';
import { form as signIn } from '#generated/forms/sign-in.ts';
import type { FieldDefinition, FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { parseFieldText } from '#model/fieldText.ts';
import { issueMessage, textMessage } from '#model/issueMessage.ts';
import { MESSAGES } from '#model/messages.ts';
import { softWarning } from '#model/softWarning.ts';
import { createFlow } from './createFlow.ts';
import { getKind, KIND_ROWS, listMessages } from './loadedKinds.ts';

const LETTERS_50 = 'x'.repeat(50);

describe('what a field says', () => {
  test.each<[kind: string, changes: FieldValues, said: string[]]>([
    // Name, description, currency and flags.
    ['wind', { name: undefined }, ['name: Name is required']],
    ['wind', { name: '' }, ['name: Name is required']],
    ['wind', { name: ' \t ' }, ['name: Name is required']],
    ['wind', { name: null }, ['name: Invalid name']],
    ['wind', { name: 7 }, ['name: Invalid name']],
    ['wind', { name: LETTERS_50 }, []],
    ['wind', { name: `${LETTERS_50}y` }, ['name: Name must be 50 characters or less']],
    // Counted as people count them: this one takes two units of UTF-16.
    ['wind', { name: '🌬'.repeat(50) }, []],
    ['wind', { name: '🌬'.repeat(51) }, ['name: Name must be 50 characters or less']],
    ['wind', { description: 'd'.repeat(500) }, []],
    ['wind', { description: 'd'.repeat(501) }, ['description: Description must be less than 500 characters']],
    ['wind', { currency: 'DKK' }, []],
    ['wind', { currency: 'JPY' }, ['currency: Please select a valid currency']],
    ['wind', { currency: '' }, ['currency: Please select a valid currency']],
    ['wind', { locked: 'true' }, ['locked: Invalid value']],
    // Numbers.
    ['wind', { hub_height: 'high' }, ['hub_height: Please enter a valid number']],
    ['wind', { hub_height: '10' }, ['hub_height: Please enter a valid number']],
    ['wind', { hub_height: true }, ['hub_height: Please enter a valid number']],
    ['wind', { invest: -0.01 }, ['invest: Value must be non-negative']],
    ['wind', { annual_om: -1 }, ['annual_om: Value must be non-negative']],
    ['wind', { surface_roughness_length: 0 }, ['surface_roughness_length: Value must be positive']],
    ['wind', { pc30: -1 }, ['pc30: Value must be non-negative']],
    ['wind', { lifetime: 0.9 }, ['lifetime: Value must be at least 1']],
    ['wind', { lifetime: 1 }, []],
    ['wind', { inflation_replacement: -3 }, []],
    ['heatpump', { lifetime_years: 0 }, ['lifetime_years: Value must be at least 1']],
    ['dieselgenset', { life_time_hours: 0 }, ['life_time_hours: Value must be at least 1']],
    ['basicstorage', { capacity: -1 }, ['capacity: Value must be non-negative']],
    ['basicstorage', { c: -1 }, ['c: Value must be non-negative']],
    ['basicstorage', { max_overload_charge_hours: 8760 }, []],
    ['basicstorage', { max_overload_charge_hours: 8761 }, ['max_overload_charge_hours: Value must be at most 8760']],
    ['basicstorage', { reserve_duration_hours: -1 }, ['reserve_duration_hours: Value must be non-negative']],
    // Efficiencies and percentages.
    ['basicstorage', { battery_efficiency: 1.01 }, ['battery_efficiency: Efficiency must be between 0 and 1']],
    ['basicstorage', { battery_efficiency: -0.01 }, ['battery_efficiency: Efficiency must be between 0 and 1']],
    ['electrolyser', { electrolyser_efficiency: 2 }, ['electrolyser_efficiency: Efficiency must be between 0 and 1']],
    ['pv', { efficiency_standard_test: 16 }, ['efficiency_standard_test: Efficiency must be between 0 and 1']],
    ['heater', { efficiency_percent: 111 }, ['efficiency_percent: Efficiency must be between 0 and 110 %']],
    ['dieselgenset', { geno_eta: 100.5 }, ['geno_eta: Percentage must be between 0 and 100']],
    ['hydro', { variation_instant: -1 }, ['variation_instant: Percentage must be between 0 and 100']],
    ['basicstorage', { initial_soc_percentage: -1 }, ['initial_soc_percentage: Percentage must be between 0 and 100']],
    ['basicstorage', { max_soc_percentage: 101 }, ['max_soc_percentage: Percentage must be between 0 and 100']],
    // Choices and short texts.
    ['market', { foresight_intraday: 'none' }, []],
    ['market', { foresight_intraday: 'None' }, ['foresight_intraday: Invalid value']],
    ['market', { hours_of_rolling_foresight_window: '5' }, ['hours_of_rolling_foresight_window: Invalid value']],
    ['pv', { tracking: 4 }, ['tracking: Invalid value']],
    ['pv', { tracking: '3' }, ['tracking: Invalid value']],
    ['gaschp', { fuel_type: 'f'.repeat(20) }, []],
    ['gaschp', { fuel_type: 'f'.repeat(21) }, ['fuel_type: Fuel type must be 20 characters or less']],
    // Lists, each on its own.
    ['basicstorage', { max_cycles: '9, 8, 7, 6, 5, 4, 3, 2, x' }, ['max_cycles: Must be comma-separated numbers']],
    ['basicstorage', { max_cycles: '9, 8, 7, 6, 5, 4, 3,\n2, 1' }, ['max_cycles: Must be comma-separated numbers']],
    ['basicstorage', { max_cycles: '9, 8, 7, 6, 5, 4, 3, 2, 150000.5' }, []],
    ['basicstorage', { max_cycles: 9 }, ['max_cycles: Invalid value']],
    [
      'converter',
      { inverter_efficiencies: `${'99, '.repeat(13)}101` },
      ['inverter_efficiencies: Percentage must be between 0 and 100'],
    ],
    [
      'converter',
      { inverter_efficiencies: `${'99, '.repeat(13)}-1` },
      ['inverter_efficiencies: Must be comma-separated percentages'],
    ],
    [
      'dieselgenset',
      { load_levels: '0, 40, 40, 100' },
      ['load_levels: Load before the step must rise from point to point'],
    ],
    // Matching lengths.
    ['dieselgenset', { fuel_consumptions: '0, 600, 800' }, ['fuel_consumptions: Needs as many values as Engine load']],
    ['dieselgenset', { load_levels: '0, 100', load_steps: '27, 0' }, []],
    ['dieselgenset', { load_levels: '50', load_steps: '27' }, ['load_levels: A curve needs at least 2 points']],
    ['dieselgenset', { load_levels: '', load_steps: '' }, ['load_levels: A curve needs at least 2 points']],
    [
      'basicstorage',
      { soc_percentage: '0, 50, 100' },
      [
        'charge_power_percentage: Needs as many values as State of charge',
        'discharge_power_percentage: Needs as many values as State of charge',
      ],
    ],
    // Rules between fields; an empty field breaks none.
    [
      'wind',
      { surface_roughness_length: 10 },
      [
        'surface_roughness_length: Must be below Hub height',
        'surface_roughness_length: Must be below Anemometer height',
      ],
    ],
    ['wind', { surface_roughness_length: 12, hub_height: null, anemometer_height: 13 }, []],
    [
      'pv',
      { nominal_operating_ambient_temperature: 40 },
      ['nominal_operating_ambient_temperature: Must be below Nominal operating cell temperature'],
    ],
    ['thermalstorage', { cold_temperature: 40 }, ['cold_temperature: Must be below Hot temperature']],
    ['dieselgenset', { underscore_min_mech: 400 }, []],
    ['dieselgenset', { underscore_min_mech: 401 }, ['underscore_min_mech: Must not exceed Maximum mechanical power']],
    ['basicstorage', { min_soc_percentage: 100 }, ['min_soc_percentage: Must be below Maximum state of charge']],
    [
      'basicstorage',
      { min_soc_percentage_emergency: 21 },
      ['min_soc_percentage_emergency: Must not exceed Minimum state of charge'],
    ],
    [
      'basicstorage',
      { max_soc_percentage: 30, initial_soc_percentage: 31 },
      ['initial_soc_percentage: Must not exceed Maximum state of charge'],
    ],
    // Unknown fields are refused; system fields are not.
    ['wind', { rotor: 1 }, ['rotor: Unknown field']],
    ['wind', { constructor: 1 }, ['constructor: Unknown field']],
    ['wind', { soc_percentage: '0, 100' }, ['soc_percentage: Unknown field']],
    ['wind', { id: 'x', created_at: 'x', updated_at: 'x', is_template: true, subclass: 'wind' }, []],
    ['wind', { subclass: 'pv' }, ['subclass: Invalid value']],
  ])('%s with %j', (subclass, changes, said) => {
    expect(listMessages(getKind(subclass), changes).toSorted()).toEqual(said.toSorted());
  });

  it('asks for the one field that must be there', () => {
    const { definition, validate } = getKind('wind');
    expect(validate({}).map((issue) => `${issue.field}: ${issueMessage(issue, definition)}`)).toEqual([
      'name: Name is required',
    ]);
  });

  test.each<[FieldValues, string[]]>([
    [{ username: 'ada@example.com', password: 'secret' }, []],
    [
      { username: 'ada', password: 'short' },
      ['username: Please enter a valid email address', 'password: Password must be at least 6 characters'],
    ],
    [{}, ['username: This field is required', 'password: This field is required']],
  ])('the sign-in form with %j', (values, said) => {
    const issues = signIn.validate(values);
    expect(issues.map((issue) => `${issue.field}: ${issueMessage(issue, signIn.definition)}`)).toEqual(said);
  });

  test.each([
    ['10,5', 'Please use a dot (.) for decimals'],
    ['abc', 'Please enter a valid number'],
    ['1.', 'Please enter a valid number'],
  ])('a number typed as %j', (text, message) => {
    const field = getKind('wind').definition.fields.hub_height;
    const parsed = field && parseFieldText(field, text);
    expect(field && parsed && 'problem' in parsed && textMessage(field, text, parsed)).toBe(message);
  });

  test.each([
    [MESSAGES.nameTaken, 'Name must be unique'],
    [MESSAGES.saveBlocked, 'Please fix validation errors before saving'],
    [MESSAGES.saveFailed, 'Failed to save changes'],
    [MESSAGES.payloadRejected, 'Invalid data provided'],
    [MESSAGES.invalid, 'Invalid value'],
  ])('%s', (message, wording) => {
    expect(message).toBe(wording);
  });
});

describe('messages of the field’s own file', () => {
  const field: FieldDefinition = createFlow();
  const form = (parts: Partial<FieldDefinition>): FormDefinition => ({
    ...signIn.definition,
    fields: { flow: { ...field, ...parts }, head: { ...field, name: 'head', title: 'Head' } },
  });

  test.each<[string, Partial<FieldDefinition>, string, Record<string, unknown>, string]>([
    ['a text takes the place of a limit’s', { message: 'Too much water' }, 'maximum', { limit: 5 }, 'Too much water'],
    ['a text leaves the type’s alone', { message: 'Too much' }, 'type', {}, 'Please enter a valid number'],
    ['a text by rule', { message: { maximum: 'Floods' } }, 'maximum', { limit: 5 }, 'Floods'],
    [
      'no text for this rule',
      { message: { maximum: 'Floods' } },
      'minimum',
      { limit: 0 },
      'Value must be non-negative',
    ],
    ['a text of the rule between fields', {}, 'isBelow', { other: 'head', message: 'Runs dry' }, 'Runs dry'],
    ['another limit below', {}, 'minimum', { limit: 3 }, 'Value must be at least 3'],
    ['another limit, itself excluded', {}, 'exclusiveMinimum', { limit: 3 }, 'Value must be greater than 3'],
    ['an upper limit, itself excluded', {}, 'exclusiveMaximum', { limit: 3 }, 'Value must be less than 3'],
    ['a text too short', {}, 'minLength', { limit: 3 }, 'Flow must be at least 3 characters'],
    ['a repeated text that differs', {}, 'isSameText', { other: 'head' }, 'Must be the same as Head'],
    ['a number between two steps', {}, 'multipleOf', { multipleOf: 0.5 }, 'Value must be a multiple of 0.5'],
    ['another value than the only one', {}, 'const', { allowedValue: 'distance' }, 'Must be distance'],
    ['a value of no shape', {}, 'fitsNone', {}, 'Fits none of the possible shapes'],
    ['a value of several shapes', {}, 'fitsSeveral', {}, 'Fits several of the possible shapes'],
    ['too few entries', {}, 'minProperties', { limit: 1 }, 'At least 1 entry is needed'],
    ['too many entries', {}, 'maxProperties', { limit: 2 }, 'At most 2 entries are allowed'],
    ['an entry that cannot be called so', {}, 'propertyNames', {}, 'Not a possible name'],
    ['a value that another one needs', {}, 'dependentRequired', {}, 'This field is required'],
    ['a value that is there twice', {}, 'uniqueItems', { row: 2 }, 'Same as in row 2'],
    ['a property beside those of its shape', {}, 'unevaluatedProperties', {}, 'Unknown field'],
    ['a rule that has no words', {}, 'contains', {}, 'Invalid value'],
  ])('%s', (_title, parts, code, params, message) => {
    expect(issueMessage({ field: 'flow', code, params }, form(parts))).toBe(message);
  });

  test.each<[Partial<FieldDefinition>, number | null, string | undefined]>([
    [{ warn: { maximum: 200 }, unit: 'm' }, 200, undefined],
    [{ warn: { maximum: 200 }, unit: 'm' }, 201, 'Unusually high: above 200 m'],
    [{ warn: { minimum: 5 } }, 4, 'Unusually low: below 5'],
    [{ warn: { maximum: 5 }, unit: '{currency}/kW' }, 6, 'Unusually high: above 5'],
    [{ warn: { maximum: 5, message: 'Rarely above 5' } }, 6, 'Rarely above 5'],
    [{ warn: { exclusiveMinimum: 0 }, unit: 'kWh' }, 0, 'Unusually low: 0 kWh'],
    [{ warn: { exclusiveMinimum: 0 }, unit: 'kWh' }, 0.001, undefined],
    [{ warn: { minimum: 0, maximum: 20, message: { minimum: 'Paid to you' } } }, -1, 'Paid to you'],
    [{ warn: { minimum: 0, maximum: 20, message: { minimum: 'Paid to you' } } }, 21, 'Unusually high: above 20'],
    [{ warn: { minimum: 5 } }, 5, undefined],
    [{ warn: { minimum: 5, message: { minimum: 'Rarely so low' } } }, 4, 'Rarely so low'],
    [{ warn: { maximum: 5, message: { maximum: 'Rarely so high' } } }, 6, 'Rarely so high'],
    [{ warn: { exclusiveMinimum: 0, message: { exclusiveMinimum: 'Rarely nothing' } } }, 0, 'Rarely nothing'],
    [{ warn: { exclusiveMinimum: 0 } }, -1, 'Unusually low: -1'],
    [{ warn: { minimum: 5 } }, null, undefined],
    [{}, 1e9, undefined],
  ])('%j warns of %j', (parts, value, warning) => {
    expect(softWarning({ ...field, ...parts }, value)).toBe(warning);
  });
});

describe.each(KIND_ROWS)('%s', (_subclass, kind) => {
  const AWKWARD: unknown[] = [
    '',
    ' ',
    'x',
    'x'.repeat(3000),
    '1;2',
    '-1, 5',
    '200, 100',
    -1e12,
    1e12,
    1.5,
    0,
    true,
    null,
    [],
    {},
  ];

  it('has a sentence for every broken value that a person can act on', () => {
    const said = [
      ...Object.keys(kind.definition.fields).flatMap((name) =>
        AWKWARD.flatMap((value) => listMessages(kind, { [name]: value })),
      ),
      ...listMessages(kind, { 'not a field': 1, toString: 2 }),
    ];
    expect(said.length).toBeGreaterThan(100);
    const odd = said.filter(
      (line) =>
        !/^[^:]+: [A-Z][^{}]{6,}$/.test(line) ||
        /undefined|NaN|null|\[object|must NOT|should be|schema|pattern|\.$/.test(line),
    );
    expect([...new Set(odd)]).toEqual([]);
  });
});
