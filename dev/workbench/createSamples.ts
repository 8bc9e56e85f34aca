import { createDefaults } from '#model/createDefaults.ts';
import type { FieldDefinition, FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import library from '#server/demo/library.json' with { type: 'json' };

/** A record to load into the form. */
export interface Sample {
  title: string;
  values: FieldValues;
}

/** Creates records of a kind: its defaults, one with every field filled, its limits, and those of the demo library. */
export function createSamples(definition: FormDefinition): Sample[] {
  const defaults: FieldValues = { ...createDefaults(definition), name: definition.title };
  const inCurves = new Set(Object.values(definition.fields).flatMap(({ name, curve }) => (curve ? [name] : [])));
  const make = (title: string, fill: (field: FieldDefinition, value: unknown) => unknown): Sample => {
    const values = Object.values(definition.fields).flatMap((field) => {
      if (field.system || field.readOnly) return [];
      const value = defaults[field.name];
      return [[field.name, inCurves.has(field.name) ? value : fill(field, value)]];
    });
    return { title, values: nestRecord(definition, Object.fromEntries(values)) };
  };
  const records = library.components.filter(({ subclass }) => subclass === definition.id);
  return [
    make('Defaults', (_field, value) => value),
    make('Every field filled', fillIn),
    make('Smallest values', (field, value) => findLimit(field, 'least') ?? value),
    make('Largest values', (field, value) => findLimit(field, 'greatest') ?? value),
    ...records.map((record) => ({
      title: record.name,
      values: { ...nestRecord(definition, defaults), ...record } as FieldValues,
    })),
  ];
}

function fillIn(field: FieldDefinition, value: unknown): unknown {
  const isEmpty = value === null || value === undefined || value === '';
  if (!isEmpty) return value;
  if (field.type === 'number' || field.type === 'integer')
    return findLimit(field, 'least') ?? findLimit(field, 'greatest') ?? 1;
  if (field.type === 'choice') return field.choices?.[0]?.value;
  if (field.type === 'text') return 'Sample'.slice(0, field.maxLength);
  return value;
}

/** Returns the least or greatest value that the field accepts; undefined if it has no such limit. */
function findLimit(field: FieldDefinition, end: 'least' | 'greatest'): number | string | undefined {
  const [limit, exclusive, sign] =
    end === 'least' ? [field.minimum, field.exclusiveMinimum, 1] : [field.maximum, field.exclusiveMaximum, -1];
  if (field.type === 'text' && field.maxLength !== undefined && end === 'greatest') return 'W'.repeat(field.maxLength);
  if (limit !== undefined) return limit;
  if (exclusive === undefined) return undefined;
  return exclusive + sign * (field.type === 'integer' ? 1 : STEP);
}

/** So far from a limit that is itself not accepted. */
const STEP = 0.001;
