import { WHOLE } from './findLoneCurve.ts';
import type { DraftColumn } from './MappingDraft.ts';
import { FILE } from './readNames.ts';
import type { TableSample } from './TableSample.ts';

/** Matches the headings of columns of manufacturers. */
export const MAKER = /manufact|hersteller|maker|brand|marke|vendor/i;

/**
 * Proposes the text of the name: the columns that identify an entity or group, else a column of names, else that of the
 * model after that of its maker, else the text column with the most different values. A data sheet of one component is
 * named after its file.
 */
export function proposeName(
  { columns: sampled, long, group, transposed }: TableSample,
  all: readonly DraftColumn[],
): string {
  const columns = all.filter(({ holds }) => holds?.sort !== 'series');
  if (group === WHOLE || (transposed && sampled[0]?.cells.length === 1)) return `{${FILE}}`;
  const about = long ? [long.entity, ...(long.also ?? [])] : group === undefined ? [] : [group];
  if (about.length > 0)
    return about
      .flatMap((heading) => columns.filter((one) => one.heading === heading).map(({ id }) => `{${id}}`))
      .join(' ');
  const texts = columns.filter((_, index) => sampled[index]?.cells.some((cell) => /\p{L}/u.test(cell)));
  const find = (pattern: RegExp) => texts.find(({ heading }) => pattern.test(heading));
  const name = find(/^(name|bezeichnung|title|titel)$/i) ?? find(/\bname\b/i);
  const maker = find(MAKER);
  const model = find(/model|modell|product|produkt|^typ(e|enbezeichnung)?$|turbine_type|technology/i);
  if (name) return `{${name.id}}`;
  const parts = [maker, model].flatMap((one) => (one ? [`{${one.id}}`] : []));
  if (model) return parts.join(' ');
  const distinct = ({ heading }: DraftColumn) =>
    new Set(sampled.find((one) => one.heading === heading)?.cells ?? []).size;
  const [first] = texts.toSorted((a, b) => distinct(b) - distinct(a));
  const other = first ?? columns[0];
  return other ? `{${other.id}}` : '';
}
