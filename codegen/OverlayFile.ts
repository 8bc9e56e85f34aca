import type { SourceFile } from './SourceFile.ts';

/**
 * The content of a file of schemas/texts/<language>/ that satisfies kind.schema.json; its parts mirror those of the
 * file that it translates.
 */
export interface OverlayFile {
  /** The title of the kind, or in language.json the language's name for itself. */
  title?: string;
  /** The translations of the file's texts, by the English text. */
  'x-phrases'?: Record<string, string>;
  /** In language.json: titles keep their capital within a sentence. */
  'x-keeps-capitals'?: boolean;
}

/** Returns the phrases of an overlay that satisfies kind.schema.json. */
export function getPhrases(overlay: SourceFile | undefined): Record<string, string> {
  return (overlay?.value as OverlayFile | undefined)?.['x-phrases'] ?? {};
}
