import { columnWords } from './columnWords.ts';
import { fileTitle } from './fileTitle.ts';
import type { KindAppearance } from './proposeMapping.ts';
import type { TableSample } from './TableSample.ts';

/**
 * Scores how well a table fits a kind: by matched fields and by words in the file's name and cells; each counts less,
 * the more kinds have it.
 */
export function scoreKind(
  kind: KindAppearance,
  matches: readonly { name: string; score: number }[],
  { sample, kinds }: { sample: TableSample; kinds: readonly KindAppearance[] },
): number {
  const ofFields = matches.map(({ name, score }) => {
    const owners = kinds.filter(
      ([{ fields, curves }]) => fields[name] !== undefined || curves[name] !== undefined,
    ).length;
    return score / Math.max(1, owners);
  });
  const named = columnWords(fileTitle(sample.file)).map((word) => {
    const owners = WORD.test(word) ? kinds.filter((other) => kindWords(other).has(word)) : [];
    return owners.includes(kind) ? 2 / owners.length : 0;
  });
  const inCells = cellWords(sample).map((word) => {
    const owners = kinds.filter((other) => nameWords(other).has(word));
    return owners.includes(kind) ? 1 / owners.length : 0;
  });
  const ofCells = Math.min(
    MOST_OF_CELLS,
    inCells.reduce((sum, score) => sum + score, 0),
  );
  return [...ofFields, ...named, ofCells].reduce((sum, score) => sum + score, 0);
}

/** Numbers and single letters of a file's name are ignored: 'SWIFT_1kW_2.1'. */
const WORD = /\p{L}{2}/u;

/** The words in cells count at most as much as one word of the file's name. */
const MOST_OF_CELLS = 2;

/** The words of the first texts in cells: 'heat pump, air-sourced'. */
function cellWords({ columns }: TableSample): string[] {
  const texts = columns.flatMap(({ cells }) => cells.filter((cell) => WORD.test(cell)));
  return [...new Set([...new Set(texts)].slice(0, 100).flatMap(columnWords))];
}

function nameWords(kind: KindAppearance): Set<string> {
  return new Set(kind.flatMap(({ id, title }) => columnWords(`${id} ${title}`)));
}

function kindWords(kind: KindAppearance): Set<string> {
  return new Set(kind.flatMap(({ id, title, description }) => columnWords(`${id} ${title} ${description}`)));
}
