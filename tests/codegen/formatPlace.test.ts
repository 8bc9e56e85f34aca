import { expect, it } from 'vitest';
import { fieldPlace } from '#codegen/fieldPlace.ts';
import type { KindFile } from '#codegen/KindFile.ts';
import { formatPlace } from '#codegen/reference/formatPlace.ts';
import { mergedKind } from './mergedKind.ts';

const KIND: Partial<KindFile> = {
  allOf: [{ $ref: '../common.json' }],
  properties: {
    power: { type: 'number', title: 'Power' },
    cost: { $ref: '../common.json#/$defs/cost' },
    site: { $ref: '../common.json#/$defs/site' },
  },
  'x-derived': { half: { title: 'Half', value: 'power / 2' }, power: { title: 'Power', value: '1' } },
};

const merged = mergedKind(KIND, {
  'common.json': {
    properties: { name: { type: 'string', title: 'Name' } },
    'x-derived': { double: { title: 'Double', value: 'power * 2' } },
    $defs: {
      cost: { type: 'number', title: 'Cost' },
      site: { type: 'object', title: 'Site', properties: { height: { type: 'number', title: 'Height' } } },
    },
  },
});

it.each([
  ['a derived value', 'half', 'schemas/kinds/probe.json:1'],
  ['a field', 'other', 'schemas/kinds/probe.json:1'],
  ['a field of a shared file', 'name', 'schemas/common.json:1, shared'],
  ['a derived value of a shared file', 'double', 'schemas/common.json:1, shared'],
  ['a field that is taken over', 'cost', 'schemas/common.json:1, shared, taken over at schemas/kinds/probe.json:1'],
  ['an object that is taken over', 'site', 'schemas/common.json:1, shared, taken over at schemas/kinds/probe.json:1'],
])('%s is found in its file', (_what, name, place) => {
  const kind = { merged, source: 'schemas/kinds/probe.json', findPlace: (part: string) => fieldPlace(merged, part) };
  expect(formatPlace(name, kind)).toBe(place);
});
