import type { FieldDefinition } from '#model/FormDefinition.ts';
import { plainField } from '#model/plainField.ts';

/** The COP of a heat pump over source and sink temperature. */
export function copField(): FieldDefinition {
  return {
    ...plainField,
    name: 'cop',
    type: 'map',
    title: 'COP',
    nullable: true,
    map: {
      x: { title: 'Source temperature', unit: '°C' },
      y: { title: 'Sink temperature', unit: '°C' },
      z: { title: 'COP', minimum: 1, maximum: 12 },
    },
  };
}
