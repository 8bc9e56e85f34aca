import { beforeAll, describe, expect, it, test } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { checkComponent } from '#server/components/checkComponent.ts';
import { Invalid } from '#server/Failure.ts';
import { loadKinds } from '#server/kinds.ts';

const subclass = 'thermalstorage';
let kind: Kind;
beforeAll(async () => {
  const loaded = (await loadKinds()).get(subclass);
  if (!loaded) throw new Error(`There is no kind ${subclass}`);
  kind = loaded;
});

const check = (body: unknown, given: { id?: string; stored?: FieldValues } = {}) => {
  const { id, ...rest } = given;
  return checkComponent({ body, kind, address: { subclass, ...(id === undefined ? {} : { id }) }, ...rest });
};
/** Every fault as `field: message`. */
const findFaults = (...sent: Parameters<typeof check>): string[] => {
  try {
    check(...sent);
    return [];
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return error.faults.map(({ field, message }) => `${field}: ${message}`);
  }
};
const stored = (fields: FieldValues = {}) => ({ ...createDefaults(kind.definition), name: 'Tank', ...fields });

test.each([[null], ['Tank'], [7], [[{ name: 'Tank' }]]])('a body that is %j is refused', (body) => {
  expect(findFaults(body)).toEqual(['body: The body must be a JSON object']);
});

describe('a new component', () => {
  it('has the fields of its kind alone, and defaults where none is sent', () => {
    const sent = { name: ' Tank ', subclass, volume: 12, locked: 'true', description: 'false' };
    expect(check(sent)).toEqual(stored({ volume: 12, locked: true, description: 'false' }));
    expect(check({ ...sent, locked: 'false' }).locked).toBe(false);
    expect(check({ ...sent, locked: false }).locked).toBe(false);
    expect(check({ ...sent, locked: true }).locked).toBe(true);
    expect(findFaults({ ...sent, locked: 'yes' })).toHaveLength(1);
  });

  it('is refused with each broken rule once, and the value that breaks it', () => {
    expect(findFaults({ name: ' ', volume: 'big', gone: 1 }).sort()).toEqual([
      'gone: Unknown field',
      'name: Name is required',
      'volume: Please enter a valid number',
    ]);
    expect(() => check({ name: 'Tank', volume: 'big' })).toThrow(
      expect.objectContaining({ faults: [expect.objectContaining({ field: 'volume', value: 'big' })] }),
    );
  });

  it('is refused under another address, with one message for each part of it', () => {
    expect(findFaults({ name: '', id: 'b', subclass: 'wind' }, { id: 'a' })).toEqual([
      'id: Must be a, as in the address',
      'subclass: Must be thermalstorage, as in the address',
      'name: Name is required',
    ]);
  });
});

describe('a change', () => {
  it('keeps the fields that it leaves out, also those that the kind no longer has', () => {
    const before = stored({ volume: 12, height: 3, gone: 'kept' });
    expect(check({ name: 'Tank', height: 4 }, { stored: before })).toEqual({ ...before, height: 4 });
    expect(check({ name: 'Tank', gone: 'other' }, { stored: before })).toEqual(before);
    expect(findFaults({ height: 4 }, { stored: before })).toEqual(['name: Name is required']);
  });

  it.each<[what: string, sent: FieldValues, faults: string[]]>([
    ['may leave both fields of a rule that is broken already', { height: 4 }, []],
    [
      'reports the rule where it sends the field',
      { cold_temperature: 90 },
      ['cold_temperature: Must be below Hot temperature'],
    ],
    [
      'reports the rule where it sends the other field',
      { hot_temperature: 30 },
      ['cold_temperature: Must be below Hot temperature'],
    ],
    ['may correct the rule', { hot_temperature: 95 }, []],
    ['reports another rule', { height: 'tall' }, ['height: Please enter a valid number']],
  ])('%s', (_, sent, faults) => {
    const before = stored({ hot_temperature: 20, cold_temperature: 80 });
    expect(findFaults({ name: 'Tank', ...sent }, { stored: before })).toEqual(faults);
    expect(findFaults(sent, { stored: before })).toEqual(['name: Name is required', ...faults]);
  });
});
