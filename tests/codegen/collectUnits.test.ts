import { expect, it } from 'vitest';
import { collectUnits } from '#codegen/collectUnits.ts';
import type { FieldDefinition, FormDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { mergedKind } from './mergedKind.ts';

const kind = mergedKind({});
const SHOWN = { help: '', required: true, nullable: false, readOnly: false, hidden: false, system: false };
const field = (words: Partial<FieldDefinition>): FieldDefinition => ({
  ...{ ...SHOWN, type: 'number', name: 'a', title: 'A', ...words },
});
const form = (fields: Record<string, FieldDefinition>, curves: FormDefinition['curves'] = {}) => ({ fields, curves });
const table = (fields: Record<string, FieldDefinition>): TableDefinition => ({
  ...{ fields, order: Object.keys(fields), row: 'row', least: 0, most: 10 },
});

it('units are sorted, listed once and given as powers of their symbols', () => {
  const fields = { a: field({ unit: 'kW/m²' }), b: field({ unit: 'h' }), c: field({ unit: 'h' }), d: field({}) };
  const units = collectUnits(form(fields), kind);
  expect(Object.entries(units)).toEqual([
    ['h', { h: 1 }],
    ['kW/m²', { kW: 1, m: -2 }],
  ]);
});

it('units of the columns of tables and of tables inside them are collected', () => {
  const steps = table({ length: field({ unit: 'km' }) });
  const fields = { routes: field({ table: table({ time: field({ unit: 'h' }), steps: field({ table: steps }) }) }) };
  expect(collectUnits(form(fields), kind)).toEqual({ h: { h: 1 }, km: { km: 1 } });
});

it('a table inside itself is read once', () => {
  const tree = table({ mass: field({ unit: 'kg' }) });
  tree.fields.parts = field({ table: tree });
  expect(collectUnits(form({ tree: field({ table: tree }) }), kind)).toEqual({ kg: { kg: 1 } });
});

it('units of curves and maps are collected from each of their axes', () => {
  const axis = (unit: string) => ({ title: unit, unit });
  const curves = { output: { x: axis('m/s'), y: [axis('kW'), axis('kvar')] } };
  // A map's and a curve's other words do not matter here.
  const map = { x: axis('K'), y: axis('bar'), value: axis('t') } as unknown as NonNullable<FieldDefinition['map']>;
  const given = form({ map: field({ map }) }, curves as unknown as FormDefinition['curves']);
  expect(Object.keys(collectUnits(given, kind))).toEqual(['K', 'bar', 'kW', 'kvar', 'm/s', 't']);
});

it('a unit that cannot be read is left out', () => {
  expect(collectUnits(form({ a: field({ unit: 'furlongs//' }), b: field({ unit: 'h' }) }), kind)).toEqual({
    h: { h: 1 },
  });
});
