/** How large a file of schemas/ may be and how far its values may go. */
export const inputLimits = {
  /** Most bytes of a file. */
  bytes: 2_000_000,
  /** How many objects and lists may lie inside one another. */
  nesting: 64,
  /** Most values of the contract, those that YAML aliases repeat included. */
  nodes: 200_000,
  /** Most fields of a kind, those of its curves, objects and tables included. */
  fields: 2000,
  /** Most points of a numbered curve, and most values of a list's default. */
  points: 1000,
};
