/** The value of `aria-describedby` for those of the ids that are there; undefined where none is. */
export function joinIds(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
