import type { CheckedKind } from '#codegen/emit.ts';
import { IMPORT_SCHEMA, KIND_FOLDER, META_SCHEMA } from '#codegen/readSources.ts';
import { kindIndex } from './kindIndex.ts';
import { kindPage } from './kindPage.ts';
import { importLanguagePage, languagePage } from './languagePage.ts';

/** Returns the generated pages by path inside docs/; example kinds are not part of the product and have no pages. */
export function referencePages(kinds: readonly CheckedKind[], texts: ReadonlyMap<string, string>): Map<string, string> {
  const own = kinds.filter(({ source }) => source.startsWith(KIND_FOLDER));
  return new Map([
    ['kind-language.md', languagePage(JSON.parse(texts.get(META_SCHEMA) ?? '{}'))],
    ['import-language.md', importLanguagePage(JSON.parse(texts.get(IMPORT_SCHEMA) ?? '{}'))],
    ['kinds/README.md', kindIndex(own)],
    ...own.map((kind): [string, string] => [`kinds/${kind.definition.id}.md`, kindPage(kind)]),
  ]);
}
