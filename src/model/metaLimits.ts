import type { StatedField } from './StatedMeta.ts';

/** A limit; `exclusive` if the limit itself is rejected, absent if that was not stated. */
export interface MetaLimit {
  value: number;
  exclusive?: boolean;
}

/** Returns the lower limit; null for no limit, undefined if nothing is stated. */
export function lowerLimit({ min_value, exclusive_min_value }: StatedField): MetaLimit | null | undefined {
  return limit(min_value, exclusive_min_value, 1);
}

/** Returns the upper limit; null for no limit, undefined if nothing is stated. */
export function upperLimit({ max_value, exclusive_max_value }: StatedField): MetaLimit | null | undefined {
  return limit(max_value, exclusive_max_value, -1);
}

/** Returns how the server's limit differs from the form's; `sign` is 1 for a lower limit, -1 for an upper one. */
export function compareLimits(
  { form, server }: { form: MetaLimit | null; server: MetaLimit | null },
  sign: 1 | -1,
): 'tighter' | 'looser' | undefined {
  if (!form || !server) return form === server ? undefined : server ? 'tighter' : 'looser';
  if (form.value !== server.value) return sign * (server.value - form.value) > 0 ? 'tighter' : 'looser';
  if (server.exclusive === undefined || server.exclusive === (form.exclusive ?? false)) return undefined;
  return server.exclusive ? 'tighter' : 'looser';
}

function limit(
  inclusive: number | null | undefined,
  exclusive: number | null | undefined,
  sign: 1 | -1,
): MetaLimit | null | undefined {
  if (typeof exclusive === 'number' && (typeof inclusive !== 'number' || sign * (exclusive - inclusive) >= 0))
    return { value: exclusive, exclusive: true };
  if (typeof inclusive !== 'number') return inclusive;
  return exclusive === undefined ? { value: inclusive } : { value: inclusive, exclusive: false };
}
