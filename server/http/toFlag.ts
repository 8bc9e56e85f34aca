/** A flag as it stands in an address; undefined where it does not. */
export function toFlag(text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : text === 'true';
}
