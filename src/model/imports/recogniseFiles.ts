import { findMisfit } from './findMisfit.ts';
import type { ImportFile } from './ImportFile.ts';
import type { ImportSummary, TableSigns } from './ImportMapping.ts';

/** A mapping that fits the files, with the file of each of its tables. */
export interface Recognised {
  summary: ImportSummary;
  files: Map<string, ImportFile>;
  /** The other files of its main table, if that may be in several. */
  further?: ImportFile[];
}

/** Returns every mapping whose tables are all among the files, recognised by their headings. */
export async function recogniseFiles(
  files: readonly ImportFile[],
  imports: readonly ImportSummary[],
): Promise<Recognised[]> {
  const recognised = [];
  for (const summary of imports) {
    const found = new Map<string, ImportFile>();
    const further: ImportFile[] = [];
    for (const [table, signs] of Object.entries(summary.tables)) {
      const [file, ...others] = await findFiles(files, signs);
      if (file) found.set(table, file);
      further.push(...others);
    }
    if (found.size === Object.keys(summary.tables).length)
      recognised.push({ summary, files: found, ...(further.length > 0 ? { further } : {}) });
  }
  return recognised;
}

/** Returns the first file that fits, or all of them if the table may be in several. */
async function findFiles(files: readonly ImportFile[], signs: TableSigns): Promise<ImportFile[]> {
  const found = [];
  for (const file of files) {
    if (await findMisfit(file, signs)) continue;
    found.push(file);
    if (!signs.many) break;
  }
  return found;
}
