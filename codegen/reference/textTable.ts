type Cell = string | number;

/** Formats rows and their headings as aligned columns for a terminal; columns of numbers are aligned to the right. */
export function textTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const widths = headings.map((heading, at) => Math.max(heading.length, ...rows.map((row) => String(row[at]).length)));
  const padded = (cell: Cell, at: number) => {
    const width = widths[at] ?? 0;
    return typeof rows[0]?.[at] === 'number' ? String(cell).padStart(width) : String(cell).padEnd(width);
  };
  return [headings, ...rows].map((row) => row.map(padded).join('  ').trimEnd());
}
