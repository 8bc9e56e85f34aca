import { open, writeFile } from 'node:fs/promises';

/**
 * The text of a generated file. A long one is a list of parts in UTF-8, which are the same objects as before where nothing
 * changed, so that a save copies and compares no text of hundreds of kinds.
 */
export type GeneratedText = string | readonly Buffer[];

export function toText(text: GeneratedText): string {
  return typeof text === 'string' ? text : Buffer.concat(text).toString();
}

export function isSameText(a: GeneratedText, b: GeneratedText): boolean {
  if (typeof a === 'string' || typeof b === 'string') return toText(a) === toText(b);
  return a.length === b.length && a.every((part, index) => part === b[index] || b[index]?.equals(part));
}

/** Writes a file of an existing folder; rejects with the error of the file system. */
export async function writeText(path: string, text: GeneratedText): Promise<void> {
  if (typeof text === 'string') return writeFile(path, text);
  const file = await open(path, 'w');
  try {
    await file.writev(text);
  } finally {
    await file.close();
  }
}
