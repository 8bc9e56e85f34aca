import { expect, it } from 'vitest';
import type { CheckedKind } from '#codegen/emit.ts';
import { kindIndex } from '#codegen/reference/kindIndex.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { mergedKind } from './mergedKind.ts';

/** What the index uses of a kind. */
function toKind(subclass: string, version: number): CheckedKind {
  const properties = { a: { type: 'number' }, b: { type: 'number' }, id: { type: 'string', 'x-system': true } };
  const definition = toDefinition(mergedKind({ properties, 'x-version': version }));
  return { definition, summary: { subclass, title: `The ${subclass}` } } as Partial<CheckedKind> as CheckedKind;
}

it('the index has a line for each kind, with its fields and its version', () => {
  expect(
    kindIndex([toKind('wind', 1), toKind('hydro', 3)]),
  ).toBe(`<!-- Made by \`npm run codegen\` from schemas/kinds/; not to be edited. -->

# Kinds of components

What each field of a kind means, what it accepts, and when it counts. [The keywords of kind files](../kind-language.md) says how a kind is written.

| kind | name | fields | version |
| --- | --- | --- | --- |
| [The wind](wind.md) | \`wind\` | 2 | 1 |
| [The hydro](hydro.md) | \`hydro\` | 2 | 3 |
`);
});
