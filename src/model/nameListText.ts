/** Joins names of fields with commas; characters that would be misread are percent-encoded. */
export function joinNames(names: readonly string[]): string {
  return names.map(encodeURIComponent).join(',');
}

/** Splits a text that `joinNames` made, without repeated names; undefined if it can't be decoded. */
export function splitNames(text: string): string[] | undefined {
  const names = text.split(',').filter(Boolean).map(decodePart);
  return names.every((name) => name !== undefined) ? [...new Set(names)] : undefined;
}

/** Decodes a percent-encoded text; undefined if it is malformed. */
export function decodePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // The address may hold anything.
    return undefined;
  }
}
