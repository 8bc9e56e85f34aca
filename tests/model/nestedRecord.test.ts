import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldValues } from '#model/FormDefinition.ts';
import { fieldText, isSameValue, parseFieldText } from '#model/fieldText.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import { flattenRecord, nestRecord } from '#model/nestedRecord.ts';
import { anyRecord, ODD_NAMES } from '../fixtures/anyRecord.ts';
import { DEPOT } from '../fixtures/nestedKind.ts';

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a nested record', () => {
  it('is flat by the names of its fields', () => {
    const record = {
      name: 'Depot',
      charging: { power: 11, mode: 'fixed' },
      tariff: { type: 'flex', price: 1, fee: 2 },
      periods: [{ from: 0 }],
    };
    expect(plain(flattenRecord(DEPOT, record))).toEqual({
      name: 'Depot',
      'charging/power': 11,
      'charging/mode': 'fixed',
      'tariff/type': 'flex',
      'tariff/=flex/price': 1,
      'tariff/fee': 2,
      periods: [{ from: 0 }],
    });
  });

  it('has the fields of the chosen case alone', () => {
    const values = { 'tariff/type': 'fixed', 'tariff/=fixed/price': 1, 'tariff/=flex/price': 2, 'tariff/fee': 3 };
    expect(plain(nestRecord(DEPOT, values))).toEqual({ tariff: { type: 'fixed', price: 1, fee: 3 } });
  });

  it('is the same after it was flat, whatever it holds beside its fields', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(isDeepEqual(plain(nestRecord(DEPOT, flattenRecord(DEPOT, record))), plain(record))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(ODD_NAMES)('keeps a property called %s in its place', (name) => {
    const record = JSON.parse(
      `{"charging": {"power": 1, ${JSON.stringify(name)}: 5}, "tariff": {"type": "flex", ${JSON.stringify(name)}: [6]}, ${JSON.stringify(name)}: 7}`,
    );
    const again = nestRecord(DEPOT, flattenRecord(DEPOT, record));
    expect(JSON.stringify(again)).toBe(JSON.stringify(record));
    expect(Object.hasOwn(Object.prototype, 'power')).toBe(false);
  });

  it('has tables whose texts read as the same values', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const values: FieldValues = flattenRecord(DEPOT, record);
        for (const name of ['periods', 'ports', 'vehicles']) {
          const field = DEPOT.fields[name];
          if (!field) throw new Error(`the depot has no ${name}`);
          const text = fieldText(field, values[name]);
          const parsed = parseFieldText(field, text);
          const again = fieldText(field, 'value' in parsed ? parsed.value : undefined);
          expect(isSameValue(field, again, text), text).toBe(true);
        }
      }),
    );
  });
});
