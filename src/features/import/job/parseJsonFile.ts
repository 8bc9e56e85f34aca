/** Parses a file whose name ends in .json; undefined for other files, larger ones (in bytes) and what is not JSON. */
export async function parseJsonFile(file: File, largest: number): Promise<unknown> {
  if (!/\.json$/i.test(file.name) || file.size > largest) return undefined;
  try {
    return JSON.parse(await file.text());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
