/** The identities of a table's rows, from its text in a draft. */
export function toIds(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
