/** Returns the number of characters to insert, delete or replace that makes one text the other. */
export function editDistance(a: string, b: string): number {
  // The distances from the beginning of `a` to each beginning of `b`.
  let row = Array.from({ length: [...b].length + 1 }, (_, index) => index);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...b].entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
