import { findFamily } from './listSiblings.ts';

/**
 * Lists the units in which a column may be given: its present one (`own`), the wanted `unit`, and those usual for that.
 */
export function listReadableUnits(unit: string, own: string): string[] {
  const usual = SHARES.includes(unit) ? SHARES : findFamily(unit);
  return [...new Set([own, unit, ...usual])];
}

/** Percent, and fractions of 1. */
const SHARES: readonly string[] = ['%', ''];
