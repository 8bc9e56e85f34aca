/** Returns the value of `aria-describedby` for the ids that are present; undefined if there are none. */
export function joinIds(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
