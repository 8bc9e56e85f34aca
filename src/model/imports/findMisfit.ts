import { isOfSeries } from './checkHeadings.ts';
import type { ImportFault } from './ImportedRow.ts';
import type { ImportFile } from './ImportFile.ts';
import type { ImportSummary, TableSigns } from './ImportMapping.ts';
import { missingHeadingsText } from './missingHeadingsText.ts';
import { type Headings, readTable } from './readTable.ts';
import type { Recognised } from './recogniseFiles.ts';
import { TableFault } from './TableFault.ts';

/** Returns why a file is not the table that the signs describe; undefined if it is. */
export async function findMisfit(file: ImportFile, signs: TableSigns): Promise<ImportFault | undefined> {
  const table = { ...signs, decimal: '.' as const, firstRow: signs.header + 1, blank: [], leftOut: {} };
  try {
    // The headings come first.
    for await (const part of readTable(file, table))
      return 'headings' in part ? compare(part.headings, signs) : undefined;
    return undefined;
  } catch (error) {
    if (error instanceof TableFault) return error.fault;
    throw error;
  }
}

function compare({ place, names }: Headings, { format, headings, patterns = [] }: TableSigns): ImportFault | undefined {
  const has = new Set(names);
  const missing = headings.filter((heading) => !has.has(heading));
  const series = patterns.filter((pattern) => names.filter((name) => isOfSeries(name, pattern)).length < 2);
  // A JSON document may lack paths that are optional in its standard, so more than half of them are enough.
  const isKnown = format === 'json' ? missing.length * 2 < headings.length : missing.length === 0;
  if (isKnown && series.length === 0) return undefined;
  return { place, ...missingHeadingsText([...(isKnown ? [] : missing), ...series], names) };
}

/** Returns why a mapping reads none of its tables from a file: what the table that is most like it lacks. */
export async function explainMisfit(file: ImportFile, { tables }: ImportSummary): Promise<ImportFault | undefined> {
  const found = [];
  for (const signs of Object.values(tables)) {
    const fault = await findMisfit(file, signs);
    if (!fault) return undefined;
    found.push(fault);
  }
  return found.toSorted((a, b) => a.reason.length - b.reason.length)[0];
}

/** Returns, for each file that none of the mappings reads, why the first of them does not. */
export async function listPassedOver(
  files: readonly ImportFile[],
  [first, ...others]: readonly Recognised[],
): Promise<ImportFault[]> {
  if (!first) return [];
  const read = new Set([first, ...others].flatMap((one) => [...one.files.values(), ...(one.further ?? [])]));
  const faults = [];
  for (const file of files.filter((one) => !read.has(one)))
    faults.push((await explainMisfit(file, first.summary)) ?? oneTooMany(file));
  return faults;
}

function oneTooMany({ name }: ImportFile): ImportFault {
  return {
    place: { file: name },
    reason: 'fits as well, but the mapping reads a single file.',
    fix: 'Import it by itself, or add "many": true to the "table" of the mapping.',
  };
}
