/** Returns the identities of a table's rows, from its text in a draft (separated by blanks). */
export function toIds(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
