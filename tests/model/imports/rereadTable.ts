/** A row of a table as this second reader finds it: its line, and its texts by heading. */
export interface RereadRow {
  line: number;
  cells: Map<string, string>;
  /** By number, 1 for the first. */
  columns: readonly string[];
}

/** Reads a comma-separated table a second time, character by character and with nothing of the engine. */
export function rereadTable(bytes: Uint8Array, { firstRow = 2 }: { firstRow?: number } = {}): RereadRow[] {
  const lines: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begin = 1;
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') cell += text[++at];
      else if (sign === '"') isQuoted = false;
      else cell += sign;
      if (sign === '\n') line++;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ',') {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      lines.push({ line: begin, cells: [...cells, cell] });
      cells = [];
      cell = '';
      begin = ++line;
    } else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || cells.length > 0) lines.push({ line: begin, cells: [...cells, cell] });
  const [headings] = lines;
  return lines
    .filter((one) => one.line >= firstRow && one.cells.join('') !== '')
    .map((one) => ({
      line: one.line,
      columns: one.cells,
      cells: new Map(headings?.cells.map((heading, index) => [heading, one.cells[index] ?? ''])),
    }));
}

/** A decimal text moved by a power of ten, as the nearest number. */
export function shifted(text: string, power: number): number {
  const [, digits = '', exponent = '0'] = /^\s*([^eE]*)(?:[eE](.*))?\s*$/.exec(text) ?? [];
  return Number(`${digits}e${Number(exponent) + power}`);
}
