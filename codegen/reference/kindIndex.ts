import type { CheckedKind } from '#codegen/emit.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { pageHeader } from './markdown.ts';

/** Returns the page that links to the pages of all kinds. */
export function kindIndex(kinds: readonly CheckedKind[]): string {
  const rows = kinds.map(({ summary, definition }) => {
    const fields = Object.values(definition.fields).filter(({ system }) => !system);
    const page = `[${summary.title}](${summary.subclass}.md)`;
    return `| ${page} | \`${summary.subclass}\` | ${fields.length} | ${definition.kindVersion ?? FIRST_VERSION} |`;
  });
  return `${[
    pageHeader('schemas/kinds/'),
    '# Kinds of components',
    'What each field of a kind means, what it accepts, and when it counts. [The keywords of kind files](../kind-language.md) says how a kind is written.',
    ['| kind | name | fields | version |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n')}\n`;
}
