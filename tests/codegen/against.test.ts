import { expect, it } from 'vitest';
import { against } from '#codegen/against.ts';
import { loadKind } from '#generated/kinds.ts';
import { type Meta, metaOf } from '#model/metaOf.ts';

const { definition } = await loadKind.wind();

it.each<[string, Meta | undefined, string[]]>([
  ['the same build', metaOf(definition), []],
  ['a server without the kind', undefined, ['wind: the server does not know this kind']],
  ['a stricter server', doctored(80), ['wind.lifetime: stricter maximum: none in the form, 80 on the server']],
])('against %s', async (_case, meta, lines) => {
  expect(await against({ definitions: [definition], fetchMeta: async () => meta })).toEqual(lines);
});

function doctored(maximum: number): Meta {
  const meta = metaOf(definition);
  const { lifetime } = meta.fields;
  return lifetime
    ? { ...meta, version: 'other', fields: { ...meta.fields, lifetime: { ...lifetime, max_value: maximum } } }
    : meta;
}
