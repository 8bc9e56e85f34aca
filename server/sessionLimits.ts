/** How long tokens and sessions last, in milliseconds. */
export const SESSION_LIMITS = {
  /** An access token. */
  accessMs: 5 * 60 * 1000,
  /** A session stays open for a day after each exchange of its tokens. */
  idleMs: 24 * 3600 * 1000,
  /** A session ends then, however often its tokens are exchanged. */
  longestMs: 30 * 24 * 3600 * 1000,
  /** Two tabs may send the same refresh token at once; after this time a second use counts as theft. */
  graceMs: 10_000,
  /** Times further ahead than this come from a clock that has since been set back. */
  skewMs: 60_000,
};
