import { describe, expect, it } from 'vitest';
import { makeVersions } from '#fixtures/versionedKind.ts';
import type { FieldValues, FormDefinition, Issue } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { checkComponent } from '#server/components/checkComponent.ts';
import { Invalid } from '#server/Failure.ts';
import { createFields, createNestedKind, DEPOT } from '../fixtures/nestedKind.ts';

const depot = createNestedKind();
const SOUND = { name: 'Depot', tariff: { type: 'fixed' } };

interface Given {
  kind?: Kind;
  stored?: FieldValues;
  version?: number;
}
const check = (body: unknown, { kind = depot, ...given }: Given = {}) =>
  checkComponent({ body, kind, address: { subclass: kind.definition.id }, ...given });
/** Every fault as `field: message`. */
function findFaults(...sent: Parameters<typeof check>): string[] {
  try {
    check(...sent);
    return [];
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return error.faults.map(({ field, message }) => `${field}: ${message}`);
  }
}

describe('a property named like the path of a field', () => {
  it('is unknown, with its value', () => {
    expect(findFaults({ ...SOUND, 'charging/power': 3 })).toEqual(['charging/power: Unknown field']);
    expect(() => check({ ...SOUND, 'charging/power': 3 })).toThrow(
      expect.objectContaining({ faults: [{ field: 'charging/power', value: 3, message: 'Unknown field' }] }),
    );
  });

  it('is unknown like any other', () => {
    expect(findFaults({ ...SOUND, 'charging/colour': 3 })).toHaveLength(1);
  });
});

describe('a body with far more properties than any record has', () => {
  const size = Object.keys(DEPOT.fields).length + 2;
  const crowd = (count: number, names = 'x') =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${names}${index}`, index]));
  const validated = (kind: Kind = depot) => {
    const asked: FieldValues[] = [];
    const validate = (record: FieldValues): Issue[] => {
      asked.push(record);
      return kind.validate(record);
    };
    return { kind: { ...kind, validate }, asked };
  };

  it('is refused for the unknown ones, before anything else is checked', () => {
    const { kind, asked } = validated();
    const known = { name: 7, charging: { power: -1 }, tariff: {} };
    const unknown = crowd(size + 1000 + 1 - 3);
    expect(findFaults({ ...known, ...unknown }, { kind })).toEqual(
      Object.keys(unknown).map((name) => `${name}: Unknown field`),
    );
    expect(asked).toEqual([]);
  });

  it('is checked as usual up to a thousand surplus ones', () => {
    const { kind, asked } = validated();
    const faults = findFaults({ ...SOUND, ...crowd(size + 1000 - 2) }, { kind });
    expect(faults.length).toBeGreaterThanOrEqual(1000);
    expect(asked.length).toBeGreaterThan(0);
  });

  it('may have as many more as the stored one has of fields that the kind no longer has', () => {
    const stored = { ...SOUND, ...crowd(50, 'gone') };
    const body = { ...SOUND, ...crowd(50, 'gone'), ...crowd(size + 1000 - 2) };
    const { kind, asked } = validated();
    findFaults(body, { kind, stored });
    expect(asked.length).toBeGreaterThan(0);
    const faults = findFaults({ ...body, more: 1 }, { stored });
    expect(faults).toHaveLength(size + 1000 - 2 + 1);
    expect(faults.filter((fault) => fault.startsWith('gone'))).toEqual([]);
  });

  it('is refused for a kind without objects as well', () => {
    const { objects: _, ...plain } = DEPOT;
    const definition: FormDefinition = { ...plain, fields: createFields({ name: { type: 'text' } }) };
    const faults = findFaults({ name: 'A', ...crowd(1001) }, { kind: { definition, validate: () => [] } });
    expect(faults).toHaveLength(1001);
  });
});

describe('a rule that the stored component breaks already', () => {
  const stored = { name: 'Depot', tariff: { type: 'fixed', fee: -1 }, charging: { power: -3 } };

  it('is left aside while nothing of it is sent', () => {
    expect(findFaults({ name: 'Depot', locked: true }, { stored })).toEqual([]);
  });

  it.each<[what: string, sent: FieldValues, faults: string[]]>([
    ['its field is sent', { charging: { power: -3 } }, ['charging.power: Value must be non-negative']],
    ['another field of its object is sent', { charging: { plug: 'ccs' } }, []],
    ['it is broken in another way', { charging: { power: 'strong' } }, ['charging.power: Please enter a valid number']],
  ])('is judged by what is sent: %s', (_, sent, faults) => {
    expect(findFaults({ name: 'Depot', ...sent }, { stored })).toEqual(faults);
  });

  it('in a row of a table is judged where the table is sent', () => {
    const rows = { ...SOUND, periods: [{ from: 99, price: 1 }] };
    expect(findFaults({ name: 'Depot', locked: true }, { stored: rows })).toEqual([]);
    expect(findFaults({ name: 'Depot', periods: rows.periods }, { stored: rows })).toHaveLength(1);
  });
});

describe('values that a record keeps for other versions of its kind', () => {
  const NUMBER = { type: ['number', 'null'] as ['number', 'null'], title: 'Mast' };
  const [, second] = makeVersions('wind', [
    { properties: { mast: NUMBER, gone: { ...NUMBER, title: 'Gone' } } },
    { properties: { mast: NUMBER }, changes: [{ drop: 'gone' }] },
  ]);

  it('stay with what a client of the former version sends', () => {
    if (!second) throw new Error('there is no second version');
    const fields = check({ name: 'A', mast: 3, gone: 7 }, { kind: second, version: 1 });
    const kept = Object.entries(fields).filter(([, value]) => value === 7);
    expect(kept).toHaveLength(1);
    expect(fields).toMatchObject({ name: 'A', mast: 3 });
    expect(Object.keys(fields)).not.toContain('gone');
    expect(check({ ...fields, mast: 4 }, { kind: second })).toEqual({ ...fields, mast: 4 });
  });
});

it('fields of the server are not stored', () => {
  const fields = check({ ...SOUND, id: 'a', subclass: 'depot', created_at: 'now', is_template: true });
  for (const name of ['id', 'subclass', 'created_at', 'is_template']) expect(fields).not.toHaveProperty(name);
  expect(fields).toMatchObject({ name: 'Depot', tariff: { type: 'fixed', price: 0.3 } });
});
