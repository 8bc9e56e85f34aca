/** What a file of schemas/texts/<language>/ holds once kind.schema.json has passed it; its parts mirror those of the file it translates. */
export interface OverlayFile {
  /** The title of the kind, or in language.json the language's name for itself. */
  title?: string;
  /** Texts of the file by their English wording. */
  'x-phrases'?: Record<string, string>;
  /** In language.json: titles keep their capital within a sentence. */
  'x-keeps-capitals'?: boolean;
}
