import fc from 'fast-check';
import { expect } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { withoutCases } from '#model/fieldAtPath.ts';
import { fieldText, isSameValue } from '#model/fieldText.ts';
import { flattenRecord } from '#model/nestedRecord.ts';
import { checkComponent } from '#server/components/checkComponent.ts';
import { Invalid } from '#server/Failure.ts';
import { anyRecord } from '../fixtures/anyRecord.ts';
import { createNestedKind, DEPOT } from '../fixtures/nestedKind.ts';

const kind = createNestedKind();

/**
 * Asserts that random records with objects, variants and tables are good or bad to the form and to the server alike,
 * with the same messages at the same places; returns how many were good.
 */
export function walkNestedVerdicts({ records, seed }: { records: number; seed: number }): number {
  let good = 0;
  fc.assert(
    fc.property(anyRecord, (record) => {
      const values = { ...createDefaults(DEPOT), ...flattenRecord(DEPOT, record), name: 'Depot' };
      const store = new DraftStore({ kind, mode: 'edit', values });
      store.attempt();
      const errors = store.form().errors.map(({ field, message }) => [toPath(store, field), message]);
      store.dispose();
      const { faults, stored } = judge(store.payload());
      expect(toFirsts(errors)).toEqual(toFirsts(faults));
      if (!stored) return;
      good += 1;
      const flat = flattenRecord(DEPOT, stored);
      for (const field of Object.values(DEPOT.fields)) {
        if (field.system || !Object.hasOwn(flat, field.name)) continue;
        const text = fieldText(field, flat[field.name]);
        expect([field.name, text, isSameValue(field, text, store.text(field.name))]).toEqual([field.name, text, true]);
      }
    }),
    { numRuns: records, seed },
  );
  return good;
}

/** The server's verdict on a body for the depot. */
export function judge(body: FieldValues, stored?: FieldValues): { faults: string[][]; stored?: FieldValues } {
  try {
    const address = { subclass: DEPOT.id };
    return { faults: [], stored: checkComponent({ body, kind, address, ...(stored ? { stored } : {}) }) };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return { faults: error.faults.map(({ field, message }) => [field, message]) };
  }
}

/** 'periods[2].price' for the cell 'periods/#3/price' of the third row. */
function toPath(store: DraftStore, key: string): string {
  return withoutCases(key)
    .replaceAll(/\/(#\d+)/g, (_, row: string, start: number) => {
      return `[${store.tables.rows(withoutCases(key).slice(0, start)).indexOf(row)}]`;
    })
    .replace(/\]\/value$/, ']')
    .replaceAll('/', '.');
}

/** The first message of each place. */
function toFirsts(messages: readonly string[][]): Record<string, string> {
  const firsts: Record<string, string> = {};
  for (const [place = '', message = ''] of messages) firsts[place] ??= message;
  return firsts;
}
