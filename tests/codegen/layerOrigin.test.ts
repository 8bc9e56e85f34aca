import { expect, it } from 'vitest';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { layerOrigin } from '#codegen/layerOrigin.ts';
import type { Origin } from '#codegen/mergeKind.ts';
import { toSource } from './mergedKind.ts';

const SHARED = {
  $defs: {
    power: { type: 'number', title: 'Power', minimum: 0, maximum: 100, 'x-warn': { maximum: 50 }, default: 5 },
  },
};
const BASE: Origin = { source: toSource('common.json', SHARED), path: ['$defs', 'power'] };

/** The origin of a field that overrides the shared power with these words, and its file. */
function layer(given: FieldSchema, base: Origin = BASE) {
  const source = toSource('kinds/wind.json', { properties: { power: given } });
  const path = ['properties', 'power'];
  const origin = layerOrigin(
    given,
    { source, path },
    { schema: { ...SHARED.$defs.power } as FieldSchema, origin: base },
  );
  return { origin, source, path };
}

const OWN = 'schemas/kinds/wind.json';
const THEIRS = 'schemas/common.json';

it.each<[title: string, given: FieldSchema, word: string, file: string, at: (string | number)[]]>([
  ['a keyword of its own', { $ref: '#', minimum: 1 }, 'minimum', OWN, ['properties', 'power', 'minimum']],
  ['an inherited keyword', { $ref: '#', title: 'Own' }, 'minimum', THEIRS, ['$defs', 'power', 'minimum']],
  ['a keyword that nobody wrote', { $ref: '#', title: 'Own' }, 'x-unit', THEIRS, ['$defs', 'power']],
  [
    'an inherited limit that a type of its own does not fit',
    { $ref: '#', type: 'integer' },
    'minimum',
    OWN,
    ['properties', 'power', 'type'],
  ],
  [
    'an inherited title beside a type of its own',
    { $ref: '#', type: 'integer' },
    'title',
    OWN,
    ['properties', 'power', 'type'],
  ],
  [
    'an inherited default that a limit of its own does not fit',
    { $ref: '#', minimum: 6 },
    'default',
    OWN,
    ['properties', 'power', 'minimum'],
  ],
  [
    'an inherited warning that a limit of its own does not fit',
    { $ref: '#', maximum: 40 },
    'x-warn',
    OWN,
    ['properties', 'power', 'maximum'],
  ],
  [
    'an inherited limit that a limit of its own does not fit',
    { $ref: '#', maximum: -1 },
    'minimum',
    OWN,
    ['properties', 'power', 'maximum'],
  ],
  ['an inherited title beside a limit', { $ref: '#', maximum: 9 }, 'title', THEIRS, ['$defs', 'power', 'title']],
  ['an inherited default beside a title', { $ref: '#', title: 'A' }, 'default', THEIRS, ['$defs', 'power', 'default']],
  [
    'an inherited default beside the same limit',
    { $ref: '#', maximum: 100 },
    'default',
    THEIRS,
    ['$defs', 'power', 'default'],
  ],
  [
    'an inherited default that "pattern" decides',
    { $ref: '#', pattern: 'numbers' },
    'default',
    OWN,
    ['properties', 'power', 'pattern'],
  ],
  [
    'an inherited default that "enum" decides',
    { $ref: '#', enum: ['a'] },
    'default',
    OWN,
    ['properties', 'power', 'enum'],
  ],
  [
    'an inherited default that "x-list" decides',
    { $ref: '#', 'x-list': 'numbers' },
    'default',
    OWN,
    ['properties', 'power', 'x-list'],
  ],
  [
    'inherited "x-labels" that choices decide',
    { $ref: '#', enum: [1] },
    'x-labels',
    OWN,
    ['properties', 'power', 'enum'],
  ],
  [
    'inherited "x-offer" that choices decide',
    { $ref: '#', enum: [1] },
    'x-offer',
    OWN,
    ['properties', 'power', 'enum'],
  ],
])('%s is placed where it was decided', (_, given, word, file, at) => {
  const { origin, source, path } = layer(given);
  const wanted = (file === OWN ? source : BASE.source).placeAt(at);
  expect(origin.source.placeAt([...path, word])).toEqual({ ...wanted, file });
  expect(origin.source.problemAt([...path, word], 'is wrong.', 'Correct it.')).toEqual({
    ...{ ...wanted, file, message: 'is wrong.', suggestion: 'Correct it.' },
  });
});

it('the field itself and other fields are placed in its own file', () => {
  const { origin, source, path } = layer({ $ref: '#', title: 'Own' });
  expect(origin.path).toEqual(path);
  for (const at of [path, ['properties', 'other', 'minimum'], []])
    expect(origin.source.placeAt(at)).toEqual(source.placeAt(at));
});

it('a place inside an inherited keyword keeps the rest of its path', () => {
  const { origin, path } = layer({ $ref: '#', title: 'Own' });
  expect(origin.source.placeAt([...path, 'x-warn', 'maximum'])).toEqual(
    BASE.source.placeAt(['$defs', 'power', 'x-warn', 'maximum']),
  );
});

it('a problem inside an inherited text is placed in the text', () => {
  const inherited = layer({ $ref: '#', minimum: 1 });
  expect(inherited.origin.source.problemInText([...inherited.path, 'title'], 2, 'is wrong.')).toEqual(
    BASE.source.problemInText(['$defs', 'power', 'title'], 2, 'is wrong.'),
  );
  const own = layer({ $ref: '#', title: 'Own' });
  expect(own.origin.source.problemInText([...own.path, 'title'], 2, 'is wrong.')).toEqual(
    own.source.problemInText([...own.path, 'title'], 2, 'is wrong.'),
  );
});

it('a field that only refers to a shared one has its place, or the place from which that is inherited', () => {
  expect(layer({ $ref: '#' }).origin.shared).toBe(BASE);
  const further: Origin = { ...BASE, path: ['$defs', 'other'] };
  expect(layer({ $ref: '#' }, { ...BASE, shared: further }).origin.shared).toBe(further);
  expect(layer({ $ref: '#', title: 'Own' }).origin).not.toHaveProperty('shared');
});
