import { KEEP_DELETED_DAYS } from '#model/retention.ts';

const DAY_MS = 24 * 3600 * 1000;

/** For how many milliseconds records are kept. */
export const RETENTION = {
  deleted: KEEP_DELETED_DAYS * DAY_MS,
  audit: 90 * DAY_MS,
  signInPlaces: 90 * DAY_MS,
  /** A run whose answer was lost is repeated at once, or when the user is back at work days later. */
  importCalls: 7 * DAY_MS,
};
