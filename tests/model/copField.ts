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

/** COPs over two source and two sink temperatures. */
export const COP_VALUE = {
  x: [-10, 0],
  y: [35, 55],
  z: [
    [3.1, 3.6],
    [2.2, 2.5],
  ],
};
