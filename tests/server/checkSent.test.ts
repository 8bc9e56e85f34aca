import { describe, expect, it } from 'vitest';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { checkSent } from '#server/components/checkSent.ts';
import { Invalid } from '#server/Failure.ts';
import { TURBINE, VERSIONED } from '../fixtures/turbineDefinition.ts';

/** A turbine whose name must not be empty. */
const validate: Kind['validate'] = ({ name }) =>
  name ? [] : [{ field: 'name', code: 'required', params: { message: 'Name is required' } }];
const KIND: Kind = { definition: TURBINE, validate };
const NOW = { by: 'mia@grid.example', at: '2026-03-01T08:00:00.000Z' };
const EARLIER = { by: 'mia@grid.example', at: '2026-01-01T08:00:00.000Z' };
const SHEET = { source: 'Data sheet' };
const ORIGIN = { set: 'turbines', entry: 'E-82', version: '2026' };

type Sent = Parameters<typeof checkSent>[0];

const check = (body: unknown, given: Partial<Sent> = {}) =>
  checkSent({ body, kind: KIND, address: { subclass: 'wind' }, now: NOW, ...given });

function findFaults(...sent: Parameters<typeof check>) {
  try {
    check(...sent);
    return [];
  } catch (error) {
    if (error instanceof Invalid) return error.faults.map(({ field, message }) => `${field}: ${message}`);
    throw error;
  }
}

const FIELDS = { name: 'E-82', rated_power: 3000, hub_height: 80 };
const STORED = { fields: FIELDS, sources: { hub_height: { ...SHEET, confirmed: EARLIER } }, origin: ORIGIN };

describe('a new component', () => {
  it('has neither sources nor origin where none is sent', () => {
    expect(check({ name: 'E-82' })).toMatchObject({
      fields: { name: 'E-82', rated_power: 3000 },
      sources: {},
      origin: undefined,
      claims: [],
    });
  });

  it('has the sources and the origin that are sent, also of curves and within objects', () => {
    const sources = { 'generator.voltage': SHEET, power_curve: SHEET, rated_power: { ...SHEET, confirmed: true } };
    const sent = { name: 'E-82', generator: { voltage: 690 }, speeds: '3', powers: '40', sources, origin: ORIGIN };
    const checked = check(sent);
    expect(checked.sources).toEqual({ ...sources, rated_power: { ...SHEET, confirmed: NOW } });
    expect(checked.origin).toEqual(ORIGIN);
    expect(checked.claims).toEqual([]);
    expect(Object.keys(checked.fields)).not.toContain('sources');
  });

  it('has no source for a value that is empty', () => {
    expect(check({ name: 'E-82', hub_height: null, sources: { hub_height: SHEET, maker: SHEET } }).sources).toEqual({});
  });

  it('claims each confirmation that it repeats', () => {
    const sources = { rated_power: { ...SHEET, confirmed: EARLIER }, blades: SHEET };
    expect(check({ name: 'E-82', sources })).toMatchObject({ sources, claims: ['rated_power'] });
  });
});

describe('a change', () => {
  it('keeps the stored sources and origin where none is sent', () => {
    expect(check({ name: 'E-82' }, { stored: STORED })).toMatchObject({
      sources: STORED.sources,
      origin: ORIGIN,
      claims: [],
    });
  });

  it('removes the origin where null is sent, and the sources where none is left', () => {
    expect(check({ name: 'E-82', origin: null, sources: {} }, { stored: STORED })).toMatchObject({
      sources: {},
      origin: undefined,
    });
  });

  it('marks the source of a value that is changed', () => {
    expect(check({ name: 'E-82', hub_height: 90 }, { stored: STORED }).sources).toEqual({
      hub_height: { ...SHEET, changed: true },
    });
    expect(check({ name: 'E-82', rated_power: 2000 }, { stored: STORED }).sources).toEqual(STORED.sources);
  });

  it('repeats a stored confirmation without claiming it', () => {
    const sources = { hub_height: { ...SHEET, confirmed: EARLIER } };
    expect(check({ name: 'E-82', sources }, { stored: STORED })).toMatchObject({ sources, claims: [] });
    expect(
      check(
        { name: 'E-82', hub_height: 90, sources: { hub_height: { ...sources.hub_height, page: '2' } } },
        { stored: STORED },
      ).claims,
    ).toEqual(['hub_height']);
  });

  it('keeps a stored source at a path that its kind no longer has', () => {
    const stored = { ...STORED, sources: { rotor: SHEET } };
    expect(check({ name: 'E-82', sources: { rotor: SHEET } }, { stored }).sources).toEqual({ rotor: SHEET });
  });
});

describe('a body of an earlier version', () => {
  const kind: Kind = { ...VERSIONED, validate };

  it.each<[what: string, body: FieldValues, given: Partial<Sent>]>([
    ['the body', { kind_version: 2 }, {}],
    ['the address', {}, { version: 2 }],
    ['both', { kind_version: 2 }, { version: 3 }],
  ])('has its sources at their present paths, as %s states', (_, body, given) => {
    const sent = { name: 'E-82', power: 3_000_000, sources: { power: { ...SHEET, low: 2_900_000 } }, ...body };
    const checked = check(sent, { kind, ...given });
    expect(checked.sources).toEqual({ rated_power: { ...SHEET, low: 2900 } });
    expect(checked.fields.rated_power).toBe(3000);
  });

  it('keeps sources of values that are kept for it', () => {
    const sent = { name: 'E-82', 'colour@2': 'red', sources: { 'colour@2': SHEET } };
    expect(check(sent, { kind }).sources).toEqual({ 'colour@2': SHEET });
    expect(findFaults({ name: 'E-82', sources: { 'colour@2': SHEET } }, { kind })).toEqual([
      'sources.colour@2: Unknown field',
    ]);
  });
});

describe('a body is refused', () => {
  it('that is not an object', () => {
    expect(findFaults('E-82')).toEqual(['body: The body must be a JSON object']);
  });

  it('with the faults of fields, sources and origin together', () => {
    const sent = { name: '', sources: { rotor: SHEET, hub_height: {} }, origin: { set: 'turbines', entry: 'E-82' } };
    expect(findFaults(sent)).toEqual([
      'name: Name is required',
      'sources.hub_height.source: This field is required',
      'sources.rotor: Unknown field',
      'origin.version: This field is required',
    ]);
  });

  it('with the faults of its sources, of its origin or of its fields alone', () => {
    expect(findFaults({ name: 'E-82', sources: [] })).toEqual(['sources: Must be an object']);
    expect(findFaults({ name: 'E-82', origin: 'x' })[0]).toBe('origin: Must be an object');
    expect(findFaults({ name: '' })).toEqual(['name: Name is required']);
  });
});

it('an error of the kind itself is thrown on', () => {
  const kind: Kind = {
    ...KIND,
    validate: () => {
      throw new RangeError('broken');
    },
  };
  expect(() => check({ name: 'E-82', sources: [] }, { kind })).toThrow(RangeError);
});
