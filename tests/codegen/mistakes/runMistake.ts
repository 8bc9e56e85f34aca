import { allTexts, run, smallTexts } from '../schemaTexts.ts';
import type { Mistake } from './Mistake.ts';

const MARK = '‸';
const CONTRACT = 'schemas/openapi.yaml';
const real = await allTexts();
// A contract as large as the real one takes longer than all the rest.
const small = smallTexts();

/** What codegen says about a mistake, and the place and words that it is expected to say. */
export async function runMistake([, file, edits, words, expected = {}]: Mistake): Promise<{
  reported: string[];
  wanted: { place: string; words: string };
}> {
  const marked = typeof edits === 'string' ? edits : edits.reduce(replaceOnce, textOf(real, file));
  const edited = marked.replace(MARK, '');
  const texts = new Map([...basis(file)].map((name) => [name, textOf(name === CONTRACT ? small : real, name)]));
  texts.set(file, edited);
  const { inFile = file, at, isWarning } = expected;
  const offset = at === undefined ? marked.indexOf(MARK) : placeOf(texts.get(inFile) ?? '', at);
  if (offset < 0) throw new Error('No place is marked.');
  const result = await run(texts);
  const place = `${inFile}:${lineAndColumn(texts.get(inFile) ?? '', offset)} ${isWarning ? 'warning: ' : ''}`;
  return { reported: [...result.reported, ...result.warned], wanted: { place, words } };
}

/** The files without which nothing can be generated, and a kind for the shared ones, the forms and the contract. */
function basis(file: string): Set<string> {
  const needed = ['schemas/kind.schema.json', 'schemas/common.json', 'schemas/genset.json', 'schemas/openapi.yaml'];
  const isKind = /\/(?:kinds|examples)\//.test(file);
  const kinds = isKind ? [] : file === 'schemas/genset.json' ? ['gaschp', 'gasgenset'] : ['heater', 'oilfiredheater'];
  return new Set([...needed, ...kinds.map((kind) => `schemas/kinds/${kind}.json`)]);
}

function textOf(texts: Map<string, string>, file: string): string {
  const text = texts.get(file);
  if (text === undefined) throw new Error(`There is no ${file}.`);
  return text;
}

function replaceOnce(text: string, [before, after]: readonly [string, string]): string {
  if (text.split(before).length !== 2)
    throw new Error(`Stands there ${text.split(before).length - 1} times: ${before}`);
  return text.replace(before, () => after);
}

function placeOf(text: string, marked: string): number {
  const found = text.split(marked.replace(MARK, ''));
  if (found.length !== 2) throw new Error(`Stands there ${found.length - 1} times: ${marked}`);
  return (found[0]?.length ?? 0) + marked.indexOf(MARK);
}

function lineAndColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.replace(/^\uFEFF/, '').length ?? 0) + 1}`;
}
