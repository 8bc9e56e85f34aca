import { isRecord } from './isRecord.ts';
import type { TextPatch } from './TextPatch.ts';

/** Returns a copy of the value with these texts instead of the original ones; parts without a new text stay the same objects. */
export function withTexts<T>(value: T, patch: TextPatch): T {
  // A patch has a text only where the value has one.
  return replaceTexts(value, patch) as T;
}

function replaceTexts(value: unknown, patch: TextPatch): unknown {
  if (typeof patch === 'string') return typeof value === 'string' ? patch : value;
  if (Array.isArray(value))
    return value.map((entry, index) => {
      const inEntry = patch[index];
      return inEntry === undefined ? entry : replaceTexts(entry, inEntry);
    });
  if (!isRecord(value)) return value;
  // Tables keyed by outside text have no prototype, and their copies have none either.
  const copy: Record<string, unknown> = Object.assign(Object.create(Object.getPrototypeOf(value)), value);
  for (const [key, inEntry] of Object.entries(patch))
    if (Object.hasOwn(value, key)) copy[key] = replaceTexts(value[key], inEntry);
  return copy;
}
