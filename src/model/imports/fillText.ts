/**
 * Replaces each column in braces by its trimmed value. A blank column is dropped with the text that separates it from
 * the one before: '{a} ({b})' is '{a}' if b is blank.
 */
export function fillText(text: string, read: (column: string) => string | undefined): string {
  const parts = text.split(PLACEHOLDER);
  let filled = '';
  let literal = parts[0] ?? '';
  for (let index = 1; index < parts.length; index += 2) {
    const value = read(parts[index] ?? '')?.trim() ?? '';
    const after = parts[index + 1] ?? '';
    if (value === '') literal = filled === '' ? literal : after.replace(/^[)\]]/, '');
    else {
      filled += `${literal}${value}`;
      literal = after;
    }
  }
  return filled === '' && parts.length > 1 ? '' : `${filled}${literal}`.trim();
}

/** Returns the columns in braces of a text, each with its index in the text. */
export function listPlaceholders(text: string): { column: string; at: number }[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ 1: column = '', index }) => ({ column, at: index }));
}

const PLACEHOLDER = /\{(\w+)\}/g;
