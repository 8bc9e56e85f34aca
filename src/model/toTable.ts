/** An object keyed by names from outside; it has no prototype, so that it does not contain 'constructor'. */
export function toTable<T>(entries: Iterable<readonly [name: string, value: T]>): Record<string, T> {
  const table: Record<string, T> = Object.create(null);
  for (const [name, value] of entries) table[name] = value;
  return table;
}
