/** The limits of the size of a file of schemas/ and of the values in it. */
export const inputLimits = {
  /** The most bytes of a file. */
  bytes: 2_000_000,
  /** The deepest nesting of objects and lists. */
  nesting: 64,
  /** The most values of the contract, including those that YAML aliases repeat. */
  nodes: 200_000,
  /** The most fields of a kind, including those of its curves, objects and tables. */
  fields: 2000,
  /** The most points of a numbered curve. */
  points: 1000,
};
