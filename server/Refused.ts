/** Thrown if an operator's command can't be done; the message says why and what to do, in one line. */
export class Refused extends Error {}
