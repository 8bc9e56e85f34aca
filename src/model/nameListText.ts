/** Names of fields as one text, separated by commas; what would be misread is percent-encoded. */
export function joinNames(names: readonly string[]): string {
  return names.map(encodeURIComponent).join(',');
}

/** The names of such a text, none of them twice; undefined if it can't be decoded. */
export function splitNames(text: string): string[] | undefined {
  const names = text.split(',').filter(Boolean).map(decodePart);
  return names.every((name) => name !== undefined) ? [...new Set(names)] : undefined;
}

/** A percent-encoded text; undefined if it is not one. */
export function decodePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // The address may hold anything.
    return undefined;
  }
}
