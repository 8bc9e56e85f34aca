import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importLanguagePage, languagePage } from '#codegen/reference/languagePage.ts';

const read = (file: string) => readFileSync(file, 'utf8');

it('the pages on the keywords of files are those of docs/', () => {
  expect(languagePage(JSON.parse(read('schemas/kind.schema.json')))).toBe(read('docs/kind-language.md'));
  expect(importLanguagePage(JSON.parse(read('schemas/import.schema.json')))).toBe(read('docs/import-language.md'));
});
