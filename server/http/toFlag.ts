/** The boolean of a flag in a query; undefined where the query leaves it out. */
export function toFlag(text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : text === 'true';
}
