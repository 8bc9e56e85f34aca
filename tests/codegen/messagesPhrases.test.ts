import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { comparePlaceholders } from '#codegen/comparePlaceholders.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';
import { languages } from '#generated/languages.ts';
import { MESSAGES } from '#model/messages.ts';

/** Words that `translate` is given in variables: what the rows of a table are called where its file does not say it. */
const NAMED = [
  'row',
  'rows',
  'columns',
  'entry',
  'entries',
  'Enabled',
  'Disabled',
  'Not set',
  'A log axis needs values above 0',
];

const said = new Set([
  ...NAMED,
  ...Object.values(MESSAGES),
  ...['src', 'widgets'].flatMap(listSources).flatMap((source) => findTranslatedTexts(source)),
]);

it('finds the sentences of the form engine', () => {
  expect(findTranslatedTexts(`translate('one {a}', { a })} {translate("it's")`)).toEqual(['one {a}', "it's"]);
  expect(said).toContain('Value must be at least {limit}');
});

test.each(languages.map(({ id }) => id))('%s has every sentence of the form engine, and no other', (id) => {
  const file = `schemas/texts/${id}/messages.json`;
  const source = readSourceFile(file, readFileSync(file, 'utf8')).value;
  const { 'x-phrases': phrases } = source.value as { 'x-phrases': Record<string, string> };
  expect(Object.keys(phrases).sort()).toEqual([...said].sort());
  const faults = Object.entries(phrases).flatMap(([english, translated]) =>
    comparePlaceholders(source, ['x-phrases', english], { english, translated }),
  );
  expect(faults).toEqual([]);
});

function listSources(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'));
}

/** The texts that a source passes to `translate`. */
function findTranslatedTexts(source: string): string[] {
  return [...source.matchAll(/\btranslate\(\s*(?:'([^'\n]*)'|"([^"\n]*)")/g)].map(
    ([, single, double]) => single ?? double ?? '',
  );
}
