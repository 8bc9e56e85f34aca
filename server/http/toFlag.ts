/** Returns the boolean of a flag in a query; undefined if the query omits it. */
export function toFlag(text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : text === 'true';
}
