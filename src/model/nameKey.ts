/** The form in which two names are compared: trimmed, Unicode-normalised (NFKC), with full case folding. */
export function nameKey(name: string): string {
  const folded = PLAIN.test(name) ? name.toLowerCase() : foldCase(name.normalize('NFKC')).normalize('NFKC');
  return folded.trim().replace(/\s+/gu, ' ');
}

// Most names need no more.
const PLAIN = /^[ -~]*$/;

/**
 * Full case folding as Unicode has it: 'Straße' and 'STRASSE' are one, as are the sigmas. Without a language no Turkish i
 * is another, so a dotless one stays what it is.
 */
function foldCase(text: string): string {
  return text
    .split(DOTLESS_I)
    .map((part) => part.toLowerCase().toUpperCase().toLowerCase().replaceAll(FINAL_SIGMA, SIGMA))
    .join(DOTLESS_I);
}

const DOTLESS_I = 'ı';
const FINAL_SIGMA = 'ς';
const SIGMA = 'σ';
