import { describe, expect, it } from 'vitest';
import { compareSchemaOver } from '#codegen/edits/compareSchemaOver.ts';

type Json = Record<string, unknown>;

interface Documents {
  old?: Json;
  now?: Json;
  isSent?: boolean;
  prefix?: string;
}

/** The edits of a turbine's schema, each as 'code path message'. */
function compare(before: unknown, after: unknown, { old = {}, now = {}, isSent = true, ...rest }: Documents = {}) {
  const edits = { old, now, seen: new Set<string>(), ...rest };
  return compareSchemaOver({ before, after, at: 'Turbine', path: ['own'], isSent, edits }).map(
    ({ code, path, isGone, message }) => `${code} ${isGone ? 'once ' : ''}${path.join('/')} ${message}`,
  );
}

const number = (words: Json = {}) => ({ type: 'number', ...words });
const text = (words: Json = {}) => ({ type: 'string', ...words });
const object = (properties: Json, words: Json = {}) => ({ type: 'object', properties, ...words });

describe('of a schema that clients send', () => {
  it.each<[string, unknown, unknown, string[]]>([
    ['a greater minimum', number({ minimum: 0 }), number({ minimum: 5 }), ['fewer minimum 5; it was 0']],
    ['a smaller minimum', number({ minimum: 5 }), number({ minimum: 0 }), ['more minimum 0; it was 5']],
    ['a new minimum', number(), number({ minimum: 0 }), ['fewer minimum 0; it was absent']],
    ['no minimum any more', number({ minimum: 0 }), number(), ['more minimum absent; it was 0']],
    ['a new maximum', number(), number({ maximum: 9 }), ['fewer maximum 9; it was absent']],
    ['no maximum any more', number({ maximum: 9 }), number(), ['more maximum absent; it was 9']],
    ['a minimum that is no number', number({ minimum: 'x' }), number({ minimum: 1 }), ['fewer minimum 1; it was "x"']],
    ['a new pattern', text(), text({ pattern: '^a' }), ['fewer pattern "^a"; it was absent']],
    ['no pattern any more', text({ pattern: '^a' }), text(), ['more pattern absent; it was "^a"']],
    ['another pattern', text({ pattern: '^a' }), text({ pattern: 'b' }), ['other pattern "b"; it was "^a"']],
    ['another format', text({ format: 'date' }), text({ format: 'email' }), ['other format "email"; it was "date"']],
    ['another type', text(), number(), ['other type ["number"]; it was ["string"]']],
    ['a type more', text(), { type: ['number', 'string'] }, ['more type ["number","string"]; it was ["string"]']],
    ['a type less', { type: ['number', 'string'] }, text(), ['fewer type ["string"]; it was ["number","string"]']],
    ['whole numbers only', number(), { type: 'integer' }, ['fewer type ["integer"]; it was ["number"]']],
    ['fractions as well', { type: 'integer' }, number(), ['more type ["number"]; it was ["integer"]']],
    ['any value before', {}, text(), ['fewer type ["string"]; it was absent']],
    ['any value now', text(), {}, ['more type absent; it was ["string"]']],
    ['null as well', text(), { type: ['string', 'null'] }, ['more type ["string","null"]; it was ["string"]']],
    ['null no longer', text({ nullable: true }), text(), ['fewer type ["string"]; it was ["string","null"]']],
    ['only null', { type: ['string', 'null'] }, { type: 'null' }, ['fewer type ["null"]; it was ["string","null"]']],
    ['a new list of values', text(), text({ enum: ['a'] }), ['fewer enum ["a"]; it was absent']],
    ['no list of values any more', text({ enum: ['a'] }), text(), ['more enum absent; it was ["a"]']],
    ['a value more', text({ enum: ['a'] }), text({ enum: ['a', 'b'] }), ['more enum ["a","b"]; it was ["a"]']],
    ['a value less', text({ enum: ['a', 'b'] }), text({ enum: ['b'] }), ['fewer enum ["b"]; it was ["a","b"]']],
    [
      'another value',
      text({ enum: ['a', 'b'] }),
      text({ enum: ['a', 'c'] }),
      ['other enum ["a","c"]; it was ["a","b"]'],
    ],
    ['values in another order', text({ enum: ['a', 'b'] }), text({ enum: ['b', 'a'] }), []],
  ])('%s is said with both values', (_what, before, after, expected) => {
    const line = (said: string) => {
      const [, tendency, word, values] = /^(\w+) (\w+) (.*)$/.exec(said) ?? [];
      return `${tendency} values taken own/${word} Turbine: "${word}" is ${values}`;
    };
    expect(compare(before, after)).toEqual(expected.map(line));
  });

  it.each([
    ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'].map((word) => [
      word,
      'fewer',
    ]),
    ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'].map((word) => [
      word,
      'more',
    ]),
  ])('a greater "%s" accepts %s values', (word, tendency) => {
    expect(compare({ [word]: 1 }, { [word]: 2 })).toEqual([
      `${tendency} values taken own/${word} Turbine: "${word}" is 2; it was 1`,
    ]);
  });

  it('properties without a description are refused, allowed or of another type', () => {
    const said = (change: string) => [
      change.replace(' ', ' values taken own/additionalProperties Turbine: "additionalProperties" is '),
    ];
    const [numbers, texts] = [number(), text()].map((own) => ({ additionalProperties: own }));
    const [refused, allowed] = [false, true].map((own) => ({ additionalProperties: own }));
    expect(compare({}, refused)).toEqual(said('fewer false; it was absent'));
    expect(compare(refused, allowed)).toEqual(said('more true; it was false'));
    expect(compare(refused, {})).toEqual(said('more absent; it was false'));
    expect(compare(numbers, texts)).toEqual(said('other {"type":"string"}; it was {"type":"number"}'));
  });

  it('only people read titles, and what refers to other parts is judged where those are used', () => {
    expect(compare({ title: 'Turbine' }, { title: 'Wind turbine' })).toEqual([
      'words changed own/title Turbine: "title"',
    ]);
    const parts = (name: string) => ({ $defs: { [name]: {} }, definitions: { [name]: {} }, discriminator: { name } });
    expect(compare(parts('a'), parts('b'))).toEqual([]);
  });

  it('long values are shortened', () => {
    const long = 'x'.repeat(100);
    expect(compare(text(), text({ pattern: long }))).toEqual([
      `fewer values taken own/pattern Turbine: "pattern" is "${'x'.repeat(78)}…; it was absent`,
    ]);
  });

  it('no value is accepted any longer, or none was accepted before', () => {
    expect(compare(text(), false)).toEqual(['fewer values taken own Turbine: no value is accepted any longer']);
    expect(compare(false, text())).toEqual(['more values taken own Turbine: no value was accepted before']);
    expect(compare(false, { enum: [] })).toEqual([]);
  });
});

it('of a schema that clients read, the same edits are about values that are answered', () => {
  const compareRead = (before: unknown, after: unknown) => compare(before, after, { isSent: false });
  expect(compareRead(number({ minimum: 0, default: 1 }), number({ minimum: 5, default: 6 }))).toEqual([
    'fewer values answered own/minimum Turbine: "minimum" is 5; it was 0',
    'words changed own/default Turbine: "default"',
  ]);
  expect(compare(number({ default: 1 }), number({ default: 6 }))).toEqual([
    'default changed own/default Turbine: "default"',
  ]);
  expect(compareRead(text(), false)).toEqual(['fewer values answered own Turbine: no value is accepted any longer']);
  expect(compareRead(false, text())).toEqual(['more values answered own Turbine: no value was accepted before']);
});

describe('of a property', () => {
  const HUB = { hub: number() };

  it.each<[string, Json, Json, sent: string[], read: string[]]>([
    [
      'that is gone',
      object(HUB),
      object({}),
      ['sent property removed once own/properties/hub Turbine.hub'],
      ['read property removed once own/properties/hub Turbine.hub'],
    ],
    [
      'that is new',
      object({}),
      object(HUB),
      ['sent property added own/properties/hub Turbine.hub'],
      ['read property added own/properties/hub Turbine.hub'],
    ],
    [
      'that is new and required',
      object({}),
      object(HUB, { required: ['hub'] }),
      ['required property added own/properties/hub Turbine.hub'],
      ['read property added own/properties/hub Turbine.hub'],
    ],
    [
      'that is required now',
      object(HUB),
      object(HUB, { required: ['hub'] }),
      ['property demanded own/properties/hub Turbine.hub'],
      ['property promised own/properties/hub Turbine.hub'],
    ],
    [
      'that is no longer required',
      object(HUB, { required: ['hub'] }),
      object(HUB),
      ['property no longer demanded own/properties/hub Turbine.hub'],
      ['property no longer promised own/properties/hub Turbine.hub'],
    ],
    ['that stays required', object(HUB, { required: ['hub'] }), object(HUB, { required: ['hub'] }), [], []],
    [
      'that is required without a description',
      object(HUB, { required: ['maker'] }),
      object(HUB, { required: ['model'] }),
      ['property no longer demanded own/required Turbine.maker', 'property demanded own/required Turbine.model'],
      ['property no longer promised own/required Turbine.maker', 'property promised own/required Turbine.model'],
    ],
    ['that stays required without a description', { required: ['maker'] }, { required: ['maker'] }, [], []],
    [
      'that lies in another one',
      object({ rotor: object({ diameter: number() }) }),
      object({ rotor: object({ diameter: text() }) }),
      [
        'other values taken own/properties/rotor/properties/diameter/type Turbine.rotor.diameter: "type" is ["string"]; it was ["number"]',
      ],
      [
        'other values answered own/properties/rotor/properties/diameter/type Turbine.rotor.diameter: "type" is ["string"]; it was ["number"]',
      ],
    ],
  ])('%s', (_what, before, after, sent, read) => {
    expect(compare(before, after)).toEqual(sent);
    expect(compare(before, after, { isSent: false })).toEqual(read);
  });

  it('a forbidden property is reported only where others used to be accepted', () => {
    const never = { components: { schemas: { Never: false } } };
    const hub = { hub: { $ref: '#/components/schemas/Never' } };
    expect(compare(object(hub), object({}), { old: never })).toEqual([]);
    expect(compare(object(hub), object({}), { now: never })).toEqual([
      'sent property removed once own/properties/hub Turbine.hub',
    ]);
    expect(compare(object({}), object({ hub: false }))).toEqual([
      'fewer values taken own/properties/hub Turbine.hub: no value is accepted any longer',
    ]);
    expect(compare(object({}), object(hub), { now: never })).toEqual([
      'fewer values taken components/schemas/Never Never: no value is accepted any longer',
    ]);
    expect(compare(object({}), object(hub), { old: never })).toEqual([
      'sent property added own/properties/hub Turbine.hub',
    ]);
  });
});

it('of the entries of a list, the type is new, gone or another', () => {
  const [any, numbers] = [{ type: 'array' }, { type: 'array', items: number() }];
  const said = (change: string) => [change.replace(' ', ' values taken own/items/type Turbine[]: "type" is ')];
  expect(compare(any, numbers)).toEqual(said('fewer ["number"]; it was absent'));
  expect(compare(numbers, any)).toEqual(said('more absent; it was ["number"]'));
  expect(compare(numbers, numbers)).toEqual([]);
});

describe('of variants', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = (parts: Json) => ({ components: { schemas: parts } });
  const MACHINES = schemas({ Wind: object({ hub: number() }), Water: object({ head: number() }), Gas: object({}) });
  const machines = (...names: string[]) => ({ oneOf: names.map(ref) });

  it.each<[string, string[], string[], string[]]>([
    ['one more', ['Wind', 'Water'], ['Wind', 'Water', 'Gas'], ['more']],
    ['one less', ['Wind', 'Water', 'Gas'], ['Gas', 'Water'], ['fewer']],
    ['another one', ['Wind', 'Water'], ['Wind', 'Gas'], ['other']],
    ['the same in another order', ['Wind', 'Water'], ['Water', 'Wind'], []],
  ])('%s', (_what, before, after, tendencies) => {
    const documents = { old: MACHINES, now: MACHINES };
    expect(compare(machines(...before), machines(...after), documents)).toEqual(
      tendencies.map((tendency) => `${tendency} values taken own Turbine: its variants`),
    );
    expect(compare(machines(...before), machines(...after), { ...documents, isSent: false })).toEqual(
      tendencies.map((tendency) => `${tendency} values answered own Turbine: its variants`),
    );
  });

  it('those of one name are compared, wherever they are in the list', () => {
    const now = schemas({ Wind: object({ hub: text() }), Water: object({ head: number() }), Gas: object({}) });
    expect(compare(machines('Gas', 'Water', 'Wind'), machines('Wind', 'Water', 'Gas'), { old: MACHINES, now })).toEqual(
      [
        'other values taken components/schemas/Wind/properties/hub/type Wind.hub: "type" is ["string"]; it was ["number"]',
      ],
    );
  });

  it('those without a name are compared by their place', () => {
    const either = (minimum: number) => ({ anyOf: [number({ minimum }), text()] });
    expect(compare(either(0), either(1))).toEqual([
      'fewer values taken own/minimum Turbine, variant 0: "minimum" is 1; it was 0',
    ]);
  });
});

describe('of a part that a reference leads to', () => {
  const rotor = (words: Json) => ({ components: { schemas: { Rotor: number(words) } } });
  const ROTOR = { $ref: '#/components/schemas/Rotor' };
  const documents = { old: rotor({ minimum: 0 }), now: rotor({ minimum: 1 }) };
  const SAID = 'values taken components/schemas/Rotor/minimum';

  it('the place and the name are reported, after the prefix of names', () => {
    expect(compare(ROTOR, ROTOR, documents)).toEqual([`fewer ${SAID} Rotor: "minimum" is 1; it was 0`]);
    expect(compare(ROTOR, ROTOR, { ...documents, prefix: 'sheet.json: ' })).toEqual([
      `fewer ${SAID} sheet.json: Rotor: "minimum" is 1; it was 0`,
    ]);
  });

  it('each edit is reported once, however often it is referenced, unless it replaced another part', () => {
    const two = object({ left: ROTOR, right: ROTOR });
    expect(compare(two, two, documents)).toEqual([`fewer ${SAID} Rotor: "minimum" is 1; it was 0`]);
    expect(compare(object({ left: number({ minimum: 3 }), right: ROTOR }), two, documents)).toEqual([
      `more ${SAID} Rotor: "minimum" is 1; it was 3`,
      `fewer ${SAID} Rotor: "minimum" is 1; it was 0`,
    ]);
  });

  it('a schema that contains itself is compared once as sent and once as read', () => {
    const stage = (minimum: number) => object({ next: { $ref: '#' }, power: number({ minimum }) });
    const edits = { old: stage(0), now: stage(1), seen: new Set<string>() };
    const compareWhole = (isSent: boolean) =>
      compareSchemaOver({ before: edits.old, after: edits.now, at: 'Stage', path: [], isSent, edits });
    const [path, message] = [['properties', 'power', 'minimum'], 'Stage.power: "minimum" is 1; it was 0'];
    expect(compareWhole(true)).toEqual([{ path, code: 'fewer values taken', message }]);
    expect(compareWhole(true)).toEqual([]);
    expect(compareWhole(false)).toEqual([{ path, code: 'fewer values answered', message }]);
  });

  it('names are decoded, and a broken one leads nowhere', () => {
    const now = { components: { schemas: { 'Wind rotor': text() } } };
    expect(compare(number(), { $ref: '#/components/schemas/Wind%20rotor' }, { now })).toEqual([
      'other values taken components/schemas/Wind rotor/type Wind%20rotor: "type" is ["string"]; it was ["number"]',
    ]);
    expect(compare(text(), { $ref: '#/parts/%ZZ' })).toEqual([
      'more values taken type %ZZ: "type" is absent; it was ["string"]',
    ]);
  });
});
