/**
 * Splits a block that was copied from a spreadsheet or a CSV file into trimmed cells; quoted cells may hold separators
 * and line breaks. If a quote is not closed, all quotes are read as text.
 */
export function splitCells(
  text: string,
  { separator, quotes = true }: { separator: string | undefined; quotes?: boolean } = {
    separator: findSeparator(text),
  },
): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  const block = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  for (let index = 0; index < block.length; index += 1) {
    const char = block.charAt(index);
    if (isQuoted && char === '"' && block.charAt(index + 1) === '"') {
      cell += char;
      index += 1;
    } else if (quotes && char === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += char;
    else if (char === separator) endCell();
    else if (char === '\n') endRow();
    else cell += char;
  }
  if (isQuoted) return splitCells(text, { separator, quotes: false });
  endRow();
  return rows;
}

/** Joins cells into lines separated by tabs, for a spreadsheet to paste. */
export function joinCells(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}

function quoted(cell: string): string {
  return /["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Tabs before semicolons; commas only if every line has the same number, as they may be decimal marks or part of a
 * text.
 */
function findSeparator(text: string): string | undefined {
  if (text.includes('\t')) return '\t';
  if (text.includes(';')) return ';';
  const lines = text.split(/[\r\n]/).filter((line) => line.trim() !== '');
  const counts = new Set(lines.map((line) => line.split(',').length));
  const isDecimal = lines.every((line) => /^\s*-?\d+,\d+\s*$/.test(line));
  return counts.size === 1 && !counts.has(1) && !isDecimal ? ',' : undefined;
}
