import type { JsonSchema } from '#model/fieldSchema.ts';
import { pageHeader, paragraph } from './markdown.ts';
import { type MetaPart, type MetaWord, metaParts } from './metaWords.ts';

/** Returns the page on every keyword of kind files, from kind.schema.json. */
export function languagePage(metaSchema: JsonSchema): string {
  return wordsPage(metaSchema, {
    file: 'schemas/kind.schema.json',
    title: 'The keywords of kind files',
    introduction:
      'Every keyword of the files in `schemas/`: what it means, which values it takes, and an example. [For domain experts](domain-expert.md) explains how they work together; `npm run kind -- explain <keyword>` shows one of them in the terminal.',
  });
}

/** Returns the page on every keyword of mapping files, from import.schema.json. */
export function importLanguagePage(metaSchema: JsonSchema): string {
  return wordsPage(metaSchema, {
    file: 'schemas/import.schema.json',
    title: 'The keywords of mapping files',
    introduction:
      'Every keyword of the files in `schemas/imports/`: what it means, which values it takes, and an example. [Importing published tables](imports.md) explains how they work together.',
  });
}

function wordsPage(
  metaSchema: JsonSchema,
  { file, title, introduction }: { file: string; title: string; introduction: string },
): string {
  const parts = metaParts(metaSchema);
  return `${[
    pageHeader(file),
    `# ${title}`,
    paragraph(introduction),
    parts.map((part) => `- [${part.title}](#${toAnchor(part.title)})`).join('\n'),
    ...parts.flatMap(partLines),
  ].join('\n\n')}\n`;
}

function partLines({ title, description, place, words }: MetaPart): string[] {
  return [
    `## ${title}`,
    paragraph([description, `Place: ${place}`].filter(Boolean).join(' ')),
    ...words.map(wordLines),
  ];
}

function wordLines({ word, description, values, example, isRequired }: MetaWord): string {
  return [
    `### \`${word}\``,
    '',
    paragraph(description),
    '',
    `- Values: ${toCode(values)}${isRequired ? '; needed' : ''}`,
    ...(example === undefined ? [] : [`- Example: \`"${word}": ${example}\``]),
  ].join('\n');
}

/** Marks patterns and quoted words as code. */
function toCode(values: string): string {
  return values.replace(/(matches )(\S+?)(?=,? |,|$)/, '$1`$2`').replace(/"[^"]*"|\[(?:"[^"]*"(?:,)?)+\]/g, '`$&`');
}

function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
