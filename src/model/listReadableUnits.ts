import { findFamily } from './listSiblings.ts';

/** The units in which a column may be given whose values are wanted in `unit`: its own, and those that are usual beside it. */
export function listReadableUnits(unit: string, own: string): string[] {
  const usual = SHARES.includes(unit) ? SHARES : findFamily(unit);
  return [...new Set([own, unit, ...usual])];
}

/** Percent, and fractions of 1. */
const SHARES: readonly string[] = ['%', ''];
