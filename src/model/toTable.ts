/** An object keyed by names from outside: without a prototype, so that 'constructor' is no more in it than any other name. */
export function toTable<T>(entries: Iterable<readonly [name: string, value: T]>): Record<string, T> {
  const table: Record<string, T> = Object.create(null);
  for (const [name, value] of entries) table[name] = value;
  return table;
}
