import { counted } from '#model/counted.ts';
import type { FieldDefinition, FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { importProblemText } from '#model/importMessages.ts';
import { listNumberFields } from '#model/listNumberFields.ts';
import { flattenRecord } from '#model/nestedRecord.ts';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';
import { type Heading, isUnitLine, readHeading } from '#model/readHeading.ts';
import { readImportText } from '#model/readImportText.ts';
import { createConverter } from '#model/readQuantity.ts';

/** The values of a field in a file of examples, in the field's unit. */
export interface Sample {
  field: FieldDefinition;
  values: number[];
  /** What was converted or skipped: 'from W', '3 cells are not numbers, such as "n/a"'. */
  notes: string[];
}

/** The values of a kind's fields in a file of examples, or one line that says why the file can't be read. */
export type Samples = { samples: Sample[]; found: string[] } | { fault: string };

/** Reads a table with headings, or JSON: a record of the kind or a list of them. */
export function readSamples(text: string, definition: FormDefinition): Samples {
  const isJson = /^\uFEFF?\s*[[{]/.test(text);
  return isJson ? readRecords(text, definition) : readTable(text, definition);
}

function readRecords(text: string, definition: FormDefinition): Samples {
  const records: FieldValues[] = [];
  const others = new Set<unknown>();
  for (const [index, entry] of readImportText(text).entries()) {
    if ('problem' in entry) return { fault: `entry ${index + 1}: ${importProblemText(entry)}` };
    const { subclass = definition.id } = entry.record;
    if (subclass === definition.id) records.push(flattenRecord(definition, entry.record));
    else others.add(subclass);
  }
  const samples = listNumberFields(definition).flatMap(({ field }) => {
    const values = records.map((record) => record[field.name]).filter((value) => typeof value === 'number');
    return values.length > 0 ? [{ field, values, notes: [] }] : [];
  });
  return { samples, found: records.length > 0 ? Object.keys(records[0] ?? {}) : [...others].map(String) };
}

function readTable(text: string, definition: FormDefinition): Samples {
  const { rows, texts, headings } = parseClipboardTable(text);
  if (rows.flat().every((value) => value === undefined)) return { fault: 'there are no numbers in it' };
  if (headings.length === 0) return { fault: 'line 1: there are no headings above the numbers' };
  const units = headings.map((line, index) => isUnitLine(line, { isBelowTitles: index > 0 }));
  const width = Math.max(...texts.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at): Column => {
    const cells = headings.map((line, index) => ({ text: line[at]?.trim() ?? '', isUnit: units[index] ?? false }));
    const label = cells.flatMap(({ text: cell }) => (cell === '' ? [] : [cell])).join(' ');
    const titles = [readHeading(cells), ...cells.map((cell) => readHeading([cell]))].map(({ title }) => title);
    const read = rows.map((row, index) => ({ value: row[at], text: texts[index]?.[at] ?? '' }));
    const written = cells.flatMap(({ text: cell, isUnit }) => (isUnit ? [] : [cell]));
    return { label, heading: readHeading(cells), titles: [...titles, ...written], cells: read };
  });
  const samples: Sample[] = [];
  for (const { field } of listNumberFields(definition)) {
    const column = columns.find(({ titles }) => titles.some((title) => isCalled(field, title)));
    const sample = column && readColumn(column, field);
    if (sample && 'fault' in sample) return sample;
    if (sample) samples.push(sample);
  }
  return { samples, found: columns.map(({ label }) => label) };
}

interface Column {
  /** Its heading as written in the file. */
  label: string;
  heading: Heading;
  /** The titles that may match a field. */
  titles: string[];
  cells: { value: number | undefined; text: string }[];
}

function readColumn(
  { label, heading: { unit, unknown }, cells }: Column,
  field: FieldDefinition,
): Sample | { fault: string } {
  if (unknown !== undefined) return { fault: `column "${label}": there is no unit ${unknown}` };
  const convert = unit === undefined ? (value: number) => value : createConverter(unit, field.unit ?? '');
  const [from, to] = [unit, field.unit].map((each) => each || 'a plain number');
  if (!convert) return { fault: `column "${label}": ${from} can't be converted to ${to}` };
  const unread = cells.filter(({ value, text }) => value === undefined && text !== '');
  const [first] = unread;
  const isConverted = unit !== undefined && unit !== (field.unit ?? '');
  return {
    field,
    values: cells.flatMap(({ value }) => (value === undefined ? [] : [convert(value)])),
    notes: [
      ...(isConverted ? [`from ${from}`] : []),
      ...(first ? [`${counted(unread.length, 'cell')} without a number, such as "${first.text}"`] : []),
    ],
  };
}

function isCalled({ name, title }: FieldDefinition, heading: string): boolean {
  return heading !== '' && [name, title].some((own) => toWords(own) === toWords(heading));
}

function toWords(text: string): string {
  return text
    .replace(/\{currency\}/g, '')
    .toLowerCase()
    .replace(/[\s_/.-]+/g, ' ')
    .trim();
}
