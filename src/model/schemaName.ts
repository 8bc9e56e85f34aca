/** The contract's name of a kind: its subclass in capitalised words without underscores. */
export function schemaName(subclass: string): string {
  return subclass.replaceAll(/(?:^|_)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** The contract's name of the document that a field of a kind holds. */
export function documentName(subclass: string, field: string): string {
  return schemaName(`${subclass}_${field.toLowerCase()}`);
}
