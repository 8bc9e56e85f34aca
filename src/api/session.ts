import { isRecord } from '#model/isRecord.ts';

/** How long before its expiry a token is replaced. */
const REFRESH_MARGIN_MS = 120_000;

/** The shortest time between two automatic refreshes: a clock that is wrong by an hour must not make a loop. */
const REFRESH_PAUSE_MS = 60_000;

// setTimeout takes 32 bits; a longer delay would fire at once.
const LONGEST_DELAY_MS = 24 * 60 * 60 * 1000;

export interface Credentials {
  username: string;
  password: string;
}

/**
 * Returns when a three-part token (JWT) expires, in seconds since 1970; undefined for anything that can't be read as
 * one.
 */
export function tokenExpiry(token: string): number | undefined {
  const parts = token.split('.');
  const middle = parts[1];
  if (parts.length !== 3 || !middle) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(middle.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = isRecord(claims) ? claims.exp : undefined;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a token should be replaced at start-up: it expires within the margin, or has no expiry. */
export function isRefreshDue({ exp, now }: { exp: number | undefined; now: number }): boolean {
  return exp === undefined || exp * 1000 - now <= REFRESH_MARGIN_MS;
}

/**
 * Returns the milliseconds until the next automatic refresh (exp in seconds, now and last in ms); undefined without an
 * expiry.
 */
export function refreshDelay({ exp, now, last }: { exp: number | undefined; now: number; last?: number | undefined }) {
  if (exp === undefined) return undefined;
  const untilDue = exp * 1000 - REFRESH_MARGIN_MS - now;
  const untilAllowed = last === undefined ? 0 : last + REFRESH_PAUSE_MS - now;
  return Math.min(Math.max(untilDue, untilAllowed, 0), LONGEST_DELAY_MS);
}
