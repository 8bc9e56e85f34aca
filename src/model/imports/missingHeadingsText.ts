import { findNearest } from '#model/findNearest.ts';

/** Words the headings that a table lacks, with the nearest of those that it has: 'lacks "COP". Did you mean "CoP"?' */
export function missingHeadingsText(
  missing: readonly string[],
  names: readonly string[],
): { reason: string; fix: string } {
  const near = new Map<string, string>();
  for (const heading of missing) {
    const found = heading.length < SHORTEST ? undefined : findNearest(heading, names);
    if (found !== undefined && !near.has(found)) near.set(found, heading);
  }
  const isOne = missing.length === 1;
  const hints = [...near].map(([found, heading]) => `Did you mean "${found}"${isOne ? '' : ` for "${heading}"`}? `);
  return { reason: `lacks ${quote(missing)}.`, fix: `${hints.join('')}Its headings are ${quote(names)}.` };
}

/** In characters; almost any other short heading is near to a shorter one. */
const SHORTEST = 4;

function quote(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
