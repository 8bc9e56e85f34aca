import { run } from '../schemaTexts.ts';
import type { Mistake } from './Mistake.ts';
import { readSchemaText, textsWith } from './textsWith.ts';

const MARK = '‸';

/** What codegen says about a mistake, and the place and words that it is expected to say. */
export async function runMistake([, file, edits, words, expected = {}]: Mistake): Promise<{
  reported: string[];
  wanted: { place: string; words: string };
}> {
  const marked = typeof edits === 'string' ? edits : edits.reduce(replaceOnce, readSchemaText(file));
  const edited = marked.replace(MARK, '');
  const texts = textsWith(file, edited);
  const { inFile = file, at, isWarning } = expected;
  const offset = at === undefined ? marked.indexOf(MARK) : findMark(texts.get(inFile) ?? '', at);
  if (offset < 0) throw new Error('No place is marked.');
  const result = await run(texts);
  const place = `${inFile}:${lineAndColumn(texts.get(inFile) ?? '', offset)} ${isWarning ? 'warning: ' : ''}`;
  return { reported: [...result.reported, ...result.warned], wanted: { place, words } };
}

function replaceOnce(text: string, [before, after]: readonly [string, string]): string {
  if (text.split(before).length !== 2)
    throw new Error(`Stands there ${text.split(before).length - 1} times: ${before}`);
  return text.replace(before, () => after);
}

function findMark(text: string, marked: string): number {
  const found = text.split(marked.replace(MARK, ''));
  if (found.length !== 2) throw new Error(`Stands there ${found.length - 1} times: ${marked}`);
  return (found[0]?.length ?? 0) + marked.indexOf(MARK);
}

function lineAndColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.replace(/^\uFEFF/, '').length ?? 0) + 1}`;
}
