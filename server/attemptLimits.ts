/** How many attempts are allowed in each window; docs/decisions/limits.md explains the numbers. */
export const ATTEMPT_LIMITS = {
  /** The length of a window in milliseconds. */
  windowMs: 5 * 60 * 1000,

  /** Wrong passwords for one account from one network, or from a place (network and browser) that it knows. */
  failuresPerPlace: 10,
  /** Wrong passwords from one network, for any account. */
  failuresPerNetwork: 100,
  /** Wrong passwords for one account, from all places where it was not signed in before. */
  failuresPerAccount: 100,
  /** Wrong passwords in one session, of a user who changes the password or the email address. */
  failuresPerSession: 10,

  /** Tokens that are not valid, from one network. */
  junkPerNetwork: 100,
  registrationsPerNetwork: 50,
  resetsPerNetwork: 20,
  linksPerNetwork: 20,
  emailChangesPerUser: 10,
  /** Messages to one address that callers without a sign-in asked for. */
  messagesFromStrangers: 10,
};
