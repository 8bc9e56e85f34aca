import type { RereadRow } from './rereadTable.ts';

/** Reads a JSON document a second time: one row, with the JSON of every value by each path that leads to it. */
export function rereadDocument(bytes: Uint8Array): RereadRow[] {
  const cells = new Map<string, string>();
  add(JSON.parse(Buffer.from(bytes).toString('utf8')), [''], cells);
  return [{ line: 1, columns: [], cells }];
}

function add(value: unknown, paths: readonly string[], cells: Map<string, string>): void {
  for (const path of paths) cells.set(path, JSON.stringify(value));
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) {
      if (typeof one !== 'object') continue;
      const names = Object.entries(one ?? {}).filter(([, own]) => typeof own === 'string');
      const choices = [String(index), ...(Array.isArray(one) ? [] : names.map(([name, own]) => `${name}=${own}`))];
      add(
        one,
        paths.flatMap((path) => choices.map((choice) => `${path}[${choice}]`)),
        cells,
      );
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, own] of Object.entries(value))
    add(
      own,
      paths.map((path) => (path === '' ? name : `${path}.${name}`)),
      cells,
    );
}
