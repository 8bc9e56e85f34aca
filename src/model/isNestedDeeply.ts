/** Levels of lists and objects inside each other that any file or body of this product needs, many times over. */
const DEEPEST = 100;

/** Whether a value of outside holds lists and objects so deep inside each other that walking through it could fail. */
export function isNestedDeeply(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []));
  }
  return false;
}
