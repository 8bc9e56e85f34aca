/** The form in which two names are compared: trimmed, Unicode-normalised (NFKC), with full case folding. */
export function nameKey(name: string): string {
  const folded = PLAIN.test(name) ? name.toLowerCase() : foldCase(name.normalize('NFKC')).normalize('NFKC');
  return folded.trim().replace(/\s+/gu, ' ');
}

// For printable ASCII, which most names are, lower case is enough.
const PLAIN = /^[ -~]*$/;

/**
 * Unicode's full case folding: 'Straße' and 'STRASSE' are equal, and so are both small sigmas. It ignores the language,
 * so the Turkish dotless i stays as it is.
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
