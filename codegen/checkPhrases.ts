import { comparePlaceholders } from './comparePlaceholders.ts';
import { didYouMean } from './didYouMean.ts';
import { getPhrases } from './OverlayFile.ts';
import type { Problem } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

/** Reports phrases for texts that do not exist, and those whose placeholders differ from the English ones. */
export function checkPhrases(overlay: SourceFile, texts: readonly string[], where: string): Problem[] {
  const known = new Set(texts);
  return Object.entries(getPhrases(overlay)).flatMap(([english, translated]) => {
    const path = ['x-phrases', english];
    if (known.has(english)) return comparePlaceholders(overlay, path, { english, translated });
    const message = `no text in ${where} reads ${JSON.stringify(english)}, so this one would never be shown.`;
    return [overlay.problemAt(path, message, didYouMean(english, known))];
  });
}
