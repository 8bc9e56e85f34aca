import { ApiError } from './ApiError.ts';

const RETRIES = 3;
const DELAY_MS = 1000;
const MULTIPLIER = 2;
const LONGEST_DELAY_MS = 30_000;
/** An action that asks for a longer wait is not retried. */
const PATIENCE_MS = 10_000;
const RETRYABLE_STATUSES = new Set([429, 502, 503, 504]);

interface RetryOptions {
  /** How often a failed action is repeated. */
  retries?: number;
  /** Doubles the pause from one retry to the next. */
  backoff?: boolean;
  isWorthARetry?: (error: unknown) => boolean;
}

/** Returns whether the same call may succeed soon: it was cut off, or the server or a proxy in front of it was busy. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && (error.isCutOff || RETRYABLE_STATUSES.has(error.status));
}

/**
 * Returns the pause in ms before a retry (1 is the first): what the failed response asks for, else a second, or with
 * backoff doubling from that; never over thirty seconds.
 */
export function retryDelay(retry: number, { backoff, error }: { backoff: boolean; error?: unknown }): number {
  const own = backoff ? DELAY_MS * MULTIPLIER ** (retry - 1) : DELAY_MS;
  return Math.min(findRetryAfter(error) ?? own, LONGEST_DELAY_MS);
}

/** Runs an action, and repeats it after failures that may pass soon; throws the last failure. */
export async function withRetry<Result>(
  action: () => Promise<Result>,
  { retries = RETRIES, backoff = false, isWorthARetry = isRetryable }: RetryOptions = {},
): Promise<Result> {
  for (let retry = 1; ; retry++) {
    try {
      return await action();
    } catch (error) {
      const isSoon = (findRetryAfter(error) ?? 0) <= PATIENCE_MS;
      if (retry > retries || !isSoon || !isWorthARetry(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(retry, { backoff, error })));
    }
  }
}

function findRetryAfter(error: unknown): number | undefined {
  return error instanceof ApiError ? error.retryAfterMs : undefined;
}
