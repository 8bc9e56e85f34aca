/**
 * Returns whether two values are equal in all that they hold, as RJSF compares props and records: functions are always
 * equal, and values that contain themselves are followed once.
 */
export function deepEquals(a: unknown, b: unknown): boolean {
  return equals(a, b, new Map());
}

/** Compares values inside others; `open` maps each object around them to the one that it is compared with. */
function equals(a: unknown, b: unknown, open: Map<object, object>): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  if (typeof a === 'function') return typeof b === 'function';
  if (!isObject(a) || !isObject(b) || a.constructor !== b.constructor) return false;
  if (open.get(a) === b) return true;
  open.set(a, b);
  const isEqual = haveEqualParts(a, b, open);
  open.delete(a);
  return isEqual;
}

function haveEqualParts(a: object, b: object, open: Map<object, object>): boolean {
  if (a instanceof Date || a instanceof RegExp) return String(a) === String(b) && Object.is(Number(a), Number(b));
  // Maps and sets with the same entries in another order count as different, which costs a render at most.
  if (a instanceof Map || a instanceof Set) return equals([...a], [...(b as Iterable<unknown>)], open);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equals(read(a, key), read(b, key), open))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function read(object: object, key: string): unknown {
  return (object as Record<string, unknown>)[key];
}
