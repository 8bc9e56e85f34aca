import { findLoneCurve } from './findLoneCurve.ts';
import type { ImportFile } from './ImportFile.ts';
import type { MappingDraft } from './MappingDraft.ts';
import { type KindAppearance, type RankedTable, rankKinds, toProposal } from './proposeMapping.ts';
import { isJson, sampleTable } from './sampleTable.ts';
import { TableFault } from './TableFault.ts';
import type { TableSample } from './TableSample.ts';

/** In bytes; a table with a component in each column is held as a whole, and none of them is that large. */
const LARGEST = 4 * 1024 * 1024;

/** What a table has to gain with a component in each column, as most have one in each row. */
const GAIN = { filled: 2, score: 1 };

type Kinds = readonly [KindAppearance, ...KindAppearance[]];

/**
 * Samples a table and proposes its mapping: by its rows, or by its columns if those fit the fields of a kind clearly better,
 * as in data sheets that list their models side by side.
 */
export async function proposeTable(
  file: ImportFile,
  kinds: Kinds,
  { sheet, taken }: { sheet?: string | undefined; taken?: readonly string[] } = {},
): Promise<{ sample: TableSample; draft: MappingDraft }> {
  const rows = rankKinds(findLoneCurve(await sampleTable(file, { sheet }), kinds), kinds);
  const columns = await rankColumns(file, rows.sample, kinds);
  const chosen = columns && fitsBetter(columns, rows) ? columns : rows;
  return { sample: chosen.sample, draft: toProposal(chosen, taken) };
}

/** Ranks the columns of a table; undefined if it can't have a component in each of them. */
async function rankColumns(
  file: ImportFile,
  { sheet, long, group }: TableSample,
  kinds: Kinds,
): Promise<RankedTable | undefined> {
  if (isJson(file) || file.size > LARGEST || long !== undefined || group !== undefined) return undefined;
  try {
    return rankKinds(await sampleTable(file, { sheet, transposed: true }), kinds);
  } catch (error) {
    if (error instanceof TableFault) return undefined;
    throw error;
  }
}

function fitsBetter({ best: columns }: RankedTable, { best: rows }: RankedTable): boolean {
  const [filled, least] = [columns.matches.length, rows.matches.length];
  const fillsMore = filled >= least + GAIN.filled && columns.score > rows.score;
  return fillsMore || (filled >= Math.max(1, least) && columns.score > rows.score + GAIN.score);
}
