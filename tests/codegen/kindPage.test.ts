import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kindPage } from '#codegen/reference/kindPage.ts';
import { realTexts, run } from './schemaTexts.ts';

const { kinds } = await run(realTexts());

it.each(kinds.map((kind) => [kind.definition.id, kind] as const))(
  'the page on %s is that of docs/kinds',
  (id, kind) => {
    expect(kindPage(kind)).toBe(readFileSync(`docs/kinds/${id}.md`, 'utf8'));
  },
);
