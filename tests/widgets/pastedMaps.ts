import type { MapDefinition } from '#model/FormDefinition.ts';
import type { MapTexts } from '#model/mapText.ts';

/** A map whose axes and values differ in their limits and units. */
export const COP: MapDefinition = {
  x: { title: 'Source temperature', unit: '°C', minimum: -30, maximum: 30 },
  y: { title: 'Sink temperature', unit: '°C', minimum: 25, maximum: 80 },
  z: { title: 'COP', minimum: 1, maximum: 12 },
};

/** A map without units and limits. */
export const FREE: MapDefinition = { x: { title: 'x' }, y: { title: 'y' }, z: { title: 'z' } };

/** The map before the paste. */
export const NOW: MapTexts = {
  x: ['-10', '0', '10'],
  y: ['35', '55'],
  z: [
    ['3', '4', '5'],
    ['2', '3', '4'],
  ],
};
