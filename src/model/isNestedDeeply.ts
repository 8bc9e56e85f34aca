/** Far more nested lists and objects than any file or body of this product needs. */
const DEEPEST = 100;

/** Whether a value from outside is nested so deeply that walking through it could fail. */
export function isNestedDeeply(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []));
  }
  return false;
}
