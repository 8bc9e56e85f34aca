import { ApiError } from './apiError.ts';

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const WORTH_ANOTHER_TRY = new Set([0, 408, 429]);

/** Whether the same call may succeed later: no answer, a busy server or a fault of the server, but never a refusal. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && (WORTH_ANOTHER_TRY.has(error.status) || error.status >= 500);
}

/** The pause in ms before a retry (1 is the first): doubling from one second, never over thirty. */
export function retryDelay(retry: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (retry - 1), LONGEST_DELAY_MS);
}
