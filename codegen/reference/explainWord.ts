import type { JsonSchema } from '#model/fieldSchema.ts';
import { type MetaPart, type MetaWord, metaParts } from './metaWords.ts';

/**
 * Explains a keyword of kind files: its meaning, its places and an example; for the name of a part, such as 'curve',
 * lists the part's keywords. Returns no lines for any other name.
 */
export function explainWord(name: string, metaSchema: JsonSchema): string[] {
  const parts = metaParts(metaSchema);
  const users = parts.flatMap((part) => part.words.filter(({ word }) => word === name).map((word) => ({ part, word })));
  const named = parts.filter(({ title }) => title.toLowerCase() === name.toLowerCase());
  return [...mergeSame(users).flatMap(wordLines), ...named.flatMap(partLines)];
}

/** Returns all keywords and parts that can be explained. */
export function listWords(metaSchema: JsonSchema): string[] {
  const parts = metaParts(metaSchema);
  return [...new Set(parts.flatMap(({ title, words }) => [title, ...words.map(({ word }) => word)]))];
}

interface Use {
  titles: string[];
  word: MetaWord;
}

/** Joins keywords that mean the same in several parts. */
function mergeSame(users: { part: MetaPart; word: MetaWord }[]): Use[] {
  const uses = new Map<string, Use>();
  for (const { part, word } of users) {
    const key = JSON.stringify([word.description, word.values, word.example]);
    const known = uses.get(key);
    if (known) known.titles.push(part.title);
    else uses.set(key, { titles: [part.title], word });
  }
  return [...uses.values()];
}

function wordLines({ titles, word: { word, description, values, example, isRequired } }: Use): string[] {
  return [
    `"${word}" in: ${titles.join(', ')}`,
    `  ${description}`,
    `  Values   ${values}${isRequired ? '; needed' : ''}`,
    ...(example === undefined ? [] : [`  Example  "${word}": ${example}`]),
    '',
  ];
}

function partLines({ title, description, place, words }: MetaPart): string[] {
  const longest = Math.max(...words.map(({ word }) => word.length));
  return [
    title,
    ...(description === '' ? [] : [`  ${description}`]),
    `  Where    ${place}`,
    ...words.map(({ word, description: own }) => `  ${word.padEnd(longest)}  ${own}`),
    '',
  ];
}
