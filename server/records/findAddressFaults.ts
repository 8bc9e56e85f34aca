import { MESSAGES } from '#model/messages.ts';
import type { Fault } from '#server/Failure.ts';

/** Returns the faults of a body that contradicts its URL: an `id` or `subclass` that is empty or differs. */
export function findAddressFaults(
  sent: { id?: unknown; subclass?: unknown },
  address: { id?: string; subclass?: string },
): Fault[] {
  return (['id', 'subclass'] as const).flatMap((field) => {
    const [value, wanted] = [sent[field], address[field]];
    if (wanted === undefined || value === undefined || value === wanted) return [];
    const isMissing = field === 'id' && (value === null || value === '');
    return [{ field, value, message: isMissing ? MESSAGES.idRequired : `Must be ${wanted}, as in the address` }];
  });
}
