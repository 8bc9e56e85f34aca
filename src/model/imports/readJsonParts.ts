import { JSONParser } from '@streamparser/json';
import { isNestedDeeply } from '#model/isNestedDeeply.ts';
import type { ImportFile } from './ImportFile.ts';
import { readTexts } from './readTexts.ts';
import { TableFault } from './TableFault.ts';

/** The most characters that are read without reaching the end of a part. */
export const LARGEST_PART = 16 * 1024 * 1024;

export interface JsonSelection {
  file: ImportFile;
  encoding?: string | undefined;
  /** The parts to read, as the parser selects them: '$' is the document, '$.rows.*' is all that `rows` contains. */
  selector: string;
}

/** A value in a document. */
export interface JsonPart {
  value: unknown;
  /** The names and positions that lead to the list or object in which it is. */
  path: readonly string[];
  /** Whether it is an entry of a list. */
  isEntry: boolean;
}

/**
 * Yields the selected parts of a JSON document as soon as each has been read; only one slice of the file and one part are
 * in memory. Throws a TableFault where the document is not JSON, or a part has more than `largest` characters.
 */
export async function* readJsonParts(
  { file, encoding, selector }: JsonSelection,
  largest = LARGEST_PART,
): AsyncGenerator<JsonPart> {
  const parser = new JSONParser({ paths: [selector], keepStack: false });
  let parts: JsonPart[] = [];
  parser.onValue = ({ value, parent, stack }) => {
    parts.push({ value, path: stack.slice(1).map(({ key }) => String(key)), isEntry: Array.isArray(parent) });
  };
  let isBlank = true;
  let length = 0;
  let row = 1;
  for await (const slice of readTexts(file, encoding)) {
    // The parser does not know lines, so it gets one at a time.
    for (const line of slice.split(/(?<=\n)/)) {
      parse({ file, row }, () => parser.write(line));
      isBlank &&= line.trim() === '';
      length = parts.length > 0 ? 0 : length + line.length;
      yield* checkDepth(file, parts);
      parts = [];
      if (length > largest) throw tooLarge(file, largest);
      if (line.endsWith('\n')) row++;
    }
  }
  if (isBlank) throw notJson({ file, row });
  if (!parser.isEnded) parse({ file, row }, () => parser.end());
  yield* checkDepth(file, parts);
}

/** Returns the first selected part of a JSON document that is read whole; undefined if there is none. */
export async function readJsonPart(selection: JsonSelection): Promise<unknown> {
  const values: unknown[] = [];
  for await (const { value } of readJsonParts(selection)) values.push(value);
  return values[0];
}

interface Line {
  file: ImportFile;
  /** From 1. */
  row: number;
}

/** Calls the parser, whose errors all mean that the text is not JSON. */
function parse(line: Line, call: () => void): void {
  try {
    call();
  } catch {
    throw notJson(line);
  }
}

function notJson({ file: { name }, row }: Line): TableFault {
  return new TableFault({ file: name, row }, 'is not JSON.', 'Correct the file, or choose another one.');
}

function checkDepth({ name }: ImportFile, parts: readonly JsonPart[]): readonly JsonPart[] {
  if (!parts.some(({ value }) => isNestedDeeply(value))) return parts;
  throw new TableFault({ file: name }, 'is nested too deeply.', 'Correct the file, or choose another one.');
}

function tooLarge({ name }: ImportFile, largest: number): TableFault {
  const most = largest / 1024 / 1024;
  return new TableFault(
    { file: name },
    `has more than ${most} MB in a single record, or outside the list of its records.`,
    'Save the list alone, or as CSV, which are read in parts.',
  );
}
