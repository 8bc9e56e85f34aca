import type { SheetRow } from './TableRow.ts';

/** Returns the delimiter that the first line of a text states for Excel, such as 'sep=;'; undefined if it states none. */
export function statedDelimiter(text: string): string | undefined {
  return /^"?sep=(.)"?(?=[\r\n]|$)/i.exec(text)?.[1];
}

/** Whether a row is the line that states the delimiter, which is not part of the table. */
export function isDelimiterLine({ line, cells: [first = '', ...others] }: SheetRow): boolean {
  return line === 1 && /^sep=.?$/i.test(first) && others.every((cell) => cell === '');
}
