import { expect, it } from 'vitest';
import { fieldPlace } from '#codegen/fieldPlace.ts';
import type { KindFile } from '#codegen/KindFile.ts';
import { mergedKind } from './mergedKind.ts';

const number = { type: 'number' as const, title: 'Number' };

const FILE = {
  properties: {
    power: number,
    charging: { type: 'object', title: 'Charging', properties: { mode: number } },
    periods: {
      ...{ type: 'array', title: 'Periods' },
      items: {
        type: 'object',
        properties: {
          price: number,
          steps: { type: 'array', title: 'Steps', items: { type: 'object', properties: { km: number } } },
        },
      },
    },
    tank: number,
  },
  'x-curves': { tank: { title: 'T', x: { title: 'X', field: 'loads' }, y: [{ title: 'Y', field: 'fuels' }] } },
} as Partial<KindFile>;

const kind = mergedKind(FILE);

it.each<[name: string, path: (string | number)[]]>([
  ['power', ['properties', 'power']],
  ['charging', ['properties', 'charging']],
  ['charging/mode', ['properties', 'charging', 'properties', 'mode']],
  ['charging/mode/detail', ['properties', 'charging', 'properties', 'mode']],
  ['charging/other', ['properties', 'charging']],
  ['charging/other/detail', ['properties', 'charging']],
  ['periods/#/price', ['properties', 'periods', 'items', 'properties', 'price']],
  ['periods/#/other', ['properties', 'periods']],
  ['periods/#/steps/#/km', ['properties', 'periods', 'items', 'properties', 'steps', 'items', 'properties', 'km']],
  ['periods/#/steps/#/other', ['properties', 'periods', 'items', 'properties', 'steps']],
  ['power/#/price', ['properties', 'power']],
  // A curve that is named like a field is what the form shows.
  ['tank', ['x-curves', 'tank']],
  ['other', ['properties']],
  ['', ['properties']],
  ['other/#/price', ['properties']],
])('"%s" is defined at %j', (name, path) => {
  expect(fieldPlace(kind, name)).toEqual(kind.source.placeAt(path));
});
