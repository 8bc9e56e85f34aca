import type { FieldDefinition } from '#model/FormDefinition.ts';

/** The COP of a heat pump over source and sink temperature. */
export function copField(): FieldDefinition {
  return {
    name: 'cop',
    type: 'map',
    title: 'COP',
    help: '',
    required: false,
    nullable: true,
    readOnly: false,
    hidden: false,
    system: false,
    map: {
      x: { title: 'Source temperature', unit: '°C' },
      y: { title: 'Sink temperature', unit: '°C' },
      z: { title: 'COP', minimum: 1, maximum: 12 },
    },
  };
}
