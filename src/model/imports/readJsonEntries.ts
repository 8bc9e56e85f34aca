import { findJsonFault } from '#model/findJsonFault.ts';
import { isNestedDeeply } from '#model/isNestedDeeply.ts';
import type { ImportFile } from './ImportFile.ts';
import { JsonSplitter } from './JsonSplitter.ts';
import { readTexts } from './readTexts.ts';
import { TableFault } from './TableFault.ts';

/** The most that is held of a document at a time, in characters: one entry, or all that is not in the lists. */
export const LARGEST_PART = 16 * 1024 * 1024;
/** In characters; a document without brackets is a single value, which is short. */
const LONGEST_VALUE = 1024;

export interface JsonLists {
  file: ImportFile;
  encoding?: string | undefined;
  /** Whether the entries of a list are read one by one, by the names that lead to it. */
  accepts: (path: readonly string[]) => boolean;
}

/**
 * Yields the entries of lists in a JSON document, then the document itself, with a 0 in place of each entry. Holds one
 * slice of the file and one entry; throws a TableFault if it is not JSON or has too large a part.
 */
export async function* readJsonEntries({
  file,
  encoding,
  accepts,
}: JsonLists): AsyncGenerator<{ path: readonly string[]; value: unknown } | { document: unknown }> {
  const splitter = new JsonSplitter(accepts);
  for await (const slice of readTexts(file, encoding)) {
    for (const { path, text, line } of splitter.push(slice)) yield { path, value: parse(text, { file, line }) };
    const { held, rest } = splitter;
    if (rest.length > LONGEST_VALUE && !/^\s*[[{]/.test(rest.slice(0, LONGEST_VALUE))) throw notJson(file, 1);
    if (held > LARGEST_PART || rest.length > LARGEST_PART) throw tooLarge(file);
  }
  splitter.end();
  yield { document: parse(splitter.rest, { file, line: 1 }) };
}

function parse(text: string, { file, line }: { file: ImportFile; line: number }): unknown {
  const value = parseJson(text);
  if (!value) throw notJson(file, line - 1 + (findJsonFault(text)?.line ?? 1));
  if (isNestedDeeply(value.json))
    throw new TableFault({ file: file.name }, 'is nested too deeply.', 'Correct the file, or choose another one.');
  return value.json;
}

function parseJson(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function notJson({ name }: ImportFile, row: number): TableFault {
  return new TableFault({ file: name, row }, 'is not JSON.', 'Correct the file, or choose another one.');
}

function tooLarge({ name }: ImportFile): TableFault {
  const most = LARGEST_PART / 1024 / 1024;
  return new TableFault(
    { file: name },
    `has more than ${most} MB in a single record, or outside the list of its records.`,
    'Save the list alone, or as CSV, which are read in parts.',
  );
}
