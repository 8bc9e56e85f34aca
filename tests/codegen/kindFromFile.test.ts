import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindFromFile } from '#codegen/foreign/kindFromFile.ts';
import { readSchemas } from '#codegen/readSchemas.ts';
import { run, smallTexts } from './schemaTexts.ts';

const FOLDER = 'tests/fixtures/foreign';
const { icons } = await readSchemas();
const texts = smallTexts();
const { kinds } = await run(texts);

/** Makes a kind called probe of a text, or of a fixture. */
function make(file: string, text = readFileSync(join(FOLDER, file), 'utf8')) {
  const beside = (path: string) => {
    const place = join(FOLDER, file, '..', path);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
  return kindFromFile({ given: { file, text, beside }, subclass: 'probe', schemas: { texts, icons, kinds } });
}

/** The kind with its notes, which codegen has to accept without a problem. */
async function accepted(file: string, text?: string) {
  const made = await make(file, text);
  if ('fault' in made) throw new Error(made.fault);
  const { problems } = await run(new Map([...texts, ['schemas/kinds/probe.json', made.text]]));
  expect(problems).toEqual([]);
  return { kind: JSON.parse(made.text), notes: made.notes.join('\n') };
}

describe('a table of attributes of PyPSA', () => {
  it('gives inputs with units and defaults, and lists outputs and series', async () => {
    const { kind, notes } = await accepted('attrs/generators.csv');
    expect(kind).toMatchObject({ title: 'Generator', description: 'Makes power, as far as its source allows.' });
    expect(Object.keys(kind.properties)).not.toContain('p');
    expect(kind.properties).toMatchObject({
      p_nom: { type: 'number', 'x-unit': 'MW', default: 0 },
      p_nom_extendable: { type: 'boolean', default: false },
      p_nom_max: { type: 'number', 'x-empty': 'No limit' },
      q_set: { 'x-unit': 'Mvar' },
      marginal_cost: { 'x-unit': '{currency}/MWh' },
      min_up_time: { type: 'integer', default: 0 },
    });
    expect(kind.properties.p_nom_max).not.toHaveProperty('default');
    expect(notes).toContain('attrs/generators.csv:12:1 min_up_time: there is no unit "snapshots".');
    expect(notes).toContain('14:1 p: is calculated by the program, so it becomes no field.');
    expect(notes).toContain('15:1 availability: holds a value for each point in time');
    expect(notes).toContain('2:1 "name" is part of every kind as "name".');
  });

  it('is asked for where the list of components is given', async () => {
    expect(await make('components.csv')).toEqual({
      fault: 'components.csv lists components; give the table of one of them, such as generators.csv.',
    });
  });
});

describe('a module type profile of NetBox', () => {
  it('gives the fields of its schema under its name', async () => {
    const { kind, notes } = await accepted('power_supply_profile.json');
    expect(kind).toMatchObject({
      title: 'Power supply',
      properties: {
        input_current: { enum: ['AC', 'DC'], default: 'AC' },
        wattage: { type: 'integer', title: 'Wattage', 'x-unit': 'W', minimum: 1 },
        connector_type: { title: 'Connector type' },
      },
    });
    expect(notes).toContain('has no default among its values; a choice needs one, and gets "AC".');
    expect(notes).toContain('"input_current" is required, which only fields inside objects and tables can be.');
  });
});

describe('a JSON Schema', () => {
  it('of draft 4 keeps its references, exclusive limits and lists', async () => {
    const { kind, notes } = await accepted('draft4.json');
    expect(kind.properties).toEqual({
      power: { type: 'number', title: 'Power', 'x-unit': 'kW', exclusiveMinimum: 0, maximum: 500 },
      stages: { type: 'integer', title: 'Stages', minimum: 1, default: 3 },
      source_id: { type: 'string', title: 'Id' },
      built: { type: 'string', title: 'Built' },
      tags: { type: 'array', title: 'Tags', items: { type: 'string' }, uniqueItems: true },
    });
    for (const note of [
      'draft4.json:15:34 "format": "date" is left out, as a kind file can\'t express it here.',
      'draft4.json:17:5 is a list whose entries differ by their place',
      'draft4.json:18:16 "other.json#/definitions/part" leads to no place in this file.',
      'source_id.pattern was left out: field "source_id" has no default',
    ])
      expect(notes).toContain(note);
  });

  it('of draft 2020-12 gives choices, objects, tables and variants', async () => {
    const { kind, notes } = await accepted('draft2020.json');
    expect(kind.properties).toMatchObject({
      mode: { enum: ['ac', 'dc'], 'x-labels': { dc: 'Direct current' }, default: 'dc' },
      efficiency: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
      operator: { properties: { company: { maxLength: 80 }, contact: { type: 'object' } }, required: ['company'] },
      chargers: { type: 'array', items: { properties: { power: { 'x-unit': 'kW' } }, required: ['power'] } },
      tariff: { 'x-choice': 'kind', 'x-cases': { fixed: { required: ['price'] }, free: {} } },
      slow: { type: 'string' },
      constructor_2: { title: 'Constructor' },
    });
    for (const note of [
      '"multipleOf": 0.01 is left out',
      "contains itself, which a kind file can't express.",
      '"if" can\'t be expressed in a kind file',
      '"anything" takes any value or none',
      'slow.pattern was left out: "pattern" "^(a+)+$" gets ever slower',
      '"constructor" is called "constructor_2".',
    ])
      expect(notes).toContain(note);
  });

  it.each([
    ['no JSON', '{ "properties": ', /^x\.json:1:\d+ is not valid JSON/],
    ['no properties', '{ "type": "string" }', 'x.json holds no JSON Schema of an object: it has no "properties".'],
    ['a list', '[1, 2]', 'x.json holds no JSON Schema: it is not an object.'],
    ['nothing that is a field', '{ "properties": { "a": {} } }', 'x.json holds nothing that a field can be made from.'],
    ['a reference to itself', '{ "$ref": "#" }', /it has no "properties"/],
    ['a binary file', 'PK\u0000\u0001', 'x.json is not a text file.'],
  ])('of %s is refused', async (_what, text, fault) => {
    expect(await make('x.json', text)).toEqual({
      fault: typeof fault === 'string' ? fault : expect.stringMatching(fault),
    });
  });

  it.each([
    ['names of every object', { __proto__x: { type: 'number' }, toString: { type: 'number' }, '': { type: 'number' } }],
    ['names that clients write the same', { maxPower: { type: 'number' }, max_power: { type: 'number' } }],
    ['a name in another script', { Höhe: { type: 'number' }, 高さ: { type: 'number' }, '2nd': { type: 'number' } }],
    ['a default outside its limits', { a: { type: 'number', maximum: 1, default: 5 } }],
    ['limits that leave nothing', { a: { type: 'number', minimum: 5, maximum: 1 }, b: { type: 'string' } }],
    ['a default of another type', { a: { type: 'number', default: 'x' }, b: { type: 'boolean', default: 1 } }],
    ['mixed choices', { a: { enum: ['x', 1, null] }, b: { enum: [1, 2.5] }, c: { enum: ['', 'y'] } }],
    ['a length beyond sense', { a: { type: 'string', minLength: 9, maxLength: 3 }, b: { type: 'number' } }],
    [
      'a list of lists',
      { a: { type: 'array', items: { type: 'array', items: { type: 'number' } } }, b: { type: 'number' } },
    ],
    ['allOf', { a: { allOf: [{ type: 'number' }, { minimum: 3, title: 'Three' }] } }],
  ])('with %s becomes a kind that codegen accepts', async (_what, properties) => {
    const { kind } = await accepted('x.json', JSON.stringify({ type: 'object', properties }));
    expect(Object.keys(kind.properties).length).toBeGreaterThan(0);
  });
});

describe('a CSV table', () => {
  it('gives types, units and choices from its values, and no limits', async () => {
    const { kind, notes } = await accepted('inverters.csv');
    expect(kind.properties).toEqual({
      rated_power: { type: 'number', title: 'Rated power', 'x-unit': 'kW' },
      Efficiency: { type: 'number', title: 'Efficiency', 'x-unit': '%' },
      Phases: { type: 'integer', title: 'Phases' },
      Cooling: { type: 'string', title: 'Cooling', enum: ['air', 'liquid'], default: 'air' },
      Outdoor: { type: 'boolean', title: 'Outdoor' },
      Noise: { type: 'string', title: 'Noise', enum: ['high', 'low'], default: 'low' },
      Maker: { type: 'string', title: 'Maker' },
    });
    expect(notes).toContain('"Empty" has no values, so its type is not known.');
  });

  it('of one line or of no table is refused', async () => {
    expect(await make('x.csv', 'hello')).toEqual({ fault: 'x.csv is neither JSON nor a table with headings.' });
    expect(await make('x.csv', '')).toEqual({ fault: 'x.csv is neither JSON nor a table with headings.' });
  });
});
