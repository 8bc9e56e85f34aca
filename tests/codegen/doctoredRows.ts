import { LIST_PATTERN } from '#model/publishedPatterns.ts';

/** What is replaced, by the path that leads there; undefined removes it, and a function makes it of what is there. */
export type Edits = Record<string, unknown>;

/** One class of difference, as a server's metadata and as its contract state it. */
export interface DoctoredRow {
  what: string;
  kind: string;
  /** In the metadata. */
  meta: Edits;
  /** In the schema of what may be sent; absent where a contract can't state it. */
  contract?: Edits;
  /** The message about it, after the kind: 'hub_height: unit: m in the form, ft on the server'. */
  said: string[];
}

const HUB = 'fields.hub_height';
const HUB_SCHEMA = 'properties.hub_height';
const NUMBERED = { what: 'power', from: 'fields of the curve: 0 to 30 with pc0 to pc30 in the form' };

export const doctoredRows: DoctoredRow[] = [
  row('another type', { [`${HUB}.type`]: 'integer' }, { [`${HUB_SCHEMA}.type`]: ['integer', 'null'] }, [
    'hub_height: type: float in the form, integer on the server',
  ]),
  row('a required field', { [`${HUB}.required`]: true }, { required: add('hub_height') }, [
    'hub_height: required: no in the form, yes on the server',
  ]),
  row('a field that is not required', { 'fields.name.required': false }, { required: ['subclass'] }, [
    'name: required: yes in the form, no on the server',
  ]),
  row('a field that is only read', { [`${HUB}.read_only`]: true }, { [`${HUB_SCHEMA}.readOnly`]: true }, [
    'hub_height: read-only: no in the form, yes on the server',
  ]),
  row('a field that may not be empty', { [`${HUB}.nullable`]: false }, { [`${HUB_SCHEMA}.type`]: 'number' }, [
    'hub_height: may be empty: yes in the form, no on the server',
  ]),
  row(
    'another unit',
    { [`${HUB}.unit`]: 'ft' },
    { [`${HUB_SCHEMA}.x-unit`]: 'ft', [`${HUB_SCHEMA}.description`]: replace('Unit: m.', 'Unit: ft.') },
    ['hub_height: unit: m in the form, ft on the server'],
  ),
  row(
    'no unit',
    { [`${HUB}.unit`]: null },
    { [`${HUB_SCHEMA}.x-unit`]: undefined, [`${HUB_SCHEMA}.description`]: replace(' Unit: m.', '') },
    ['hub_height: unit: m in the form, none on the server'],
  ),
  row('a unit more', { 'fields.derating_factor.unit': '%' }, { 'properties.derating_factor.x-unit': '%' }, [
    'derating_factor: unit: none in the form, % on the server',
  ]),
  row('another label', { [`${HUB}.label`]: 'Height of the hub' }, { [`${HUB_SCHEMA}.title`]: 'Height of the hub' }, [
    'hub_height: label: Hub height in the form, Height of the hub on the server',
  ]),
  row(
    'another help',
    { 'fields.anemometer_height.help_text': 'Short.' },
    { 'properties.anemometer_height.description': 'Short. Unit: m.' },
    [
      'anemometer_height: help: Height above ground at which the wind speeds were measured, often 10. in the form, Short. on the server',
    ],
  ),
  row(
    'no help',
    { 'fields.anemometer_height.help_text': '' },
    { 'properties.anemometer_height.description': undefined },
    [
      'anemometer_height: help: Height above ground at which the wind speeds were measured, often 10. in the form, none on the server',
    ],
  ),
  row('fewer choices', { 'fields.currency.choices': first(2) }, { 'properties.currency.enum': first(2) }, [
    'currency: choices: EUR, USD, GBP, CHF, SEK, NOK, DKK in the form, EUR, USD on the server',
  ]),
  row(
    'no choices',
    { 'fields.currency.choices': null, 'fields.currency.type': 'string' },
    { 'properties.currency.enum': undefined },
    ['currency: choices: EUR, USD, GBP, CHF, SEK, NOK, DKK in the form, none on the server'],
  ),
  row('another label of a choice', { 'fields.currency.choices.0.display_name': 'Euro' }, undefined, [
    'currency: labels of the choices: EUR: EUR in the form, EUR: Euro on the server',
  ]),
  row('a higher minimum', { [`${HUB}.min_value`]: 5 }, { [`${HUB_SCHEMA}.minimum`]: 5 }, [
    'hub_height: stricter minimum: 0 in the form, 5 on the server',
  ]),
  row('no minimum', { [`${HUB}.min_value`]: null }, { [`${HUB_SCHEMA}.minimum`]: undefined }, [
    'hub_height: looser minimum: 0 in the form, none on the server',
  ]),
  row(
    'a minimum that is itself refused',
    { [`${HUB}.min_value`]: null, [`${HUB}.exclusive_min_value`]: 0 },
    { [`${HUB_SCHEMA}.minimum`]: undefined, [`${HUB_SCHEMA}.exclusiveMinimum`]: 0 },
    ['hub_height: stricter minimum: 0 in the form, above 0 on the server'],
  ),
  row('a maximum', { [`${HUB}.max_value`]: 160 }, { [`${HUB_SCHEMA}.maximum`]: 160 }, [
    'hub_height: stricter maximum: none in the form, 160 on the server',
  ]),
  row(
    'a higher maximum',
    { 'fields.variation_instant.max_value': 150 },
    { 'properties.variation_instant.maximum': 150 },
    ['variation_instant: looser maximum: 100 in the form, 150 on the server'],
  ),
  row('a shorter text', { 'fields.name.max_length': 40 }, { 'properties.name.maxLength': 40 }, [
    'name: stricter maximum length: 50 in the form, 40 on the server',
  ]),
  row('a text of any length', { 'fields.name.max_length': null }, { 'properties.name.maxLength': undefined }, [
    'name: looser maximum length: 50 in the form, none on the server',
  ]),
  row('a longer text at least', { 'fields.name.min_length': 3 }, { 'properties.name.minLength': 3 }, [
    'name: stricter minimum length: 1 in the form, 3 on the server',
  ]),
  row('a pattern', { 'fields.description.pattern': '^[A-Z]' }, { 'properties.description.pattern': '^[A-Z]' }, [
    'description: pattern: none in the form, ^[A-Z] on the server',
  ]),
  row(
    'a list of any numbers',
    { 'fields.soc_percentage.list': 'numbers' },
    { 'properties.soc_percentage.pattern': LIST_PATTERN },
    ['soc_percentage: looser list: percentages in the form, numbers on the server'],
    'basicstorage',
  ),
  row('another default', { [`${HUB}.default`]: 80 }, { [`${HUB_SCHEMA}.default`]: 80 }, [
    'hub_height: default: 10 in the form, 80 on the server',
  ]),
  row('no default', { [`${HUB}.default`]: null }, { [`${HUB_SCHEMA}.default`]: undefined }, [
    'hub_height: default: 10 in the form, none on the server',
  ]),
  row('a default that the form refuses', { [`${HUB}.default`]: -5 }, { [`${HUB_SCHEMA}.default`]: -5 }, [
    'hub_height: default that the form rejects: 10 in the form, -5 on the server',
  ]),
  row('a field less', { [HUB]: undefined }, { [HUB_SCHEMA]: undefined }, [
    'hub_height: the server does not know this field; it is not saved',
  ]),
  row(
    'a field more',
    { 'fields.rotor_diameter': { type: 'float', label: 'Rotor diameter' } },
    { 'properties.rotor_diameter': { type: 'number', title: 'Rotor diameter' } },
    ['rotor_diameter: only the server knows this field; it is kept as it is'],
  ),
  row('a rule more', { rules: add({ rule: 'below', field: 'lifetime', other: 'hub_height' }) }, undefined, [
    'lifetime: only the server requires a value below Hub height',
  ]),
  row('a rule less', { rules: [] }, undefined, [
    'surface_roughness_length: only the form requires a value below Hub height',
    'surface_roughness_length: only the form requires a value below Anemometer height',
  ]),
  row('a curve of fewer fields', { 'curves.power.x.to': 1, 'curves.power.y.0.fields': ['pc0', 'pc1'] }, undefined, [
    `power: ${NUMBERED.from}, 0 to 1 with pc0, pc1 on the server`,
  ]),
  row('a curve less', { 'curves.power': undefined }, undefined, [`power: ${NUMBERED.from}, none on the server`]),
  row(
    'a curve more',
    { 'curves.thrust': { title: 'Thrust', x: { from: 0, to: 1 }, y: [{ fields: ['pc0', 'pc1'] }] } },
    undefined,
    ['thrust: fields of the curve: none in the form, 0 to 1 with pc0, pc1 on the server'],
  ),
  row('a curve in other units', { 'curves.power.y.0.unit': 'MW' }, undefined, [
    'power: axes: Power curve, Wind speed [m/s], Power [kW] in the form, Power curve, Wind speed [m/s], Power [MW] on the server',
  ]),
];

function row(what: string, meta: Edits, contract: Edits | undefined, said: string[], kind = 'wind'): DoctoredRow {
  return { what, kind, meta, ...(contract ? { contract } : {}), said };
}

function add(entry: unknown) {
  return (list: unknown[]) => [...list, entry];
}

function first(count: number) {
  return (list: unknown[]) => list.slice(0, count);
}

function replace(before: string, after: string) {
  return (text: string) => text.replace(before, after);
}
