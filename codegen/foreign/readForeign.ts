import { isRecord } from '#model/isRecord.ts';
import { splitCells } from '#model/splitCells.ts';
import type { ForeignFile, ForeignKind } from './ForeignKind.ts';
import { isAttributeTable, readAttributes } from './readAttributes.ts';
import { readColumns } from './readColumns.ts';
import { readSchema } from './readSchema.ts';

/**
 * Reads another program's file, whose format is recognized by its content; returns one line that says why if it can't
 * be read.
 */
export function readForeign(given: ForeignFile): ForeignKind | { fault: string } {
  const text = given.text.replace(/^\uFEFF/, '');
  const file = { ...given, text };
  if (text.includes('\u0000')) return { fault: `${given.file} is not a text file.` };
  if (isKindFile(text))
    return { fault: `${given.file} is a kind file already. To use it, copy it into schemas/kinds/.` };
  if (/^\s*[[{]/.test(text)) return readSchema(file);
  const [headings = []] = splitCells(text.replace(/[\r\n].*/s, ''), { separator: ',' });
  if (isAttributeTable(headings)) return readAttributes(file);
  if (headings.includes('component') && headings.includes('list_name'))
    return { fault: `${given.file} lists components; give the table of one of them, such as generators.csv.` };
  return readColumns(file);
}

function isKindFile(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && value['x-kind'] !== undefined;
  } catch {
    return false;
  }
}
