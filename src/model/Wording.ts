/** How a language says the sentences that codegen and the form engine make. */
export interface Wording {
  /** The sentences of this language by their English ones; `{…}` is replaced in both. */
  phrases: ReadonlyMap<string, string>;
  /** Titles keep their capital within a sentence. */
  keepsCapitals: boolean;
}

export const ENGLISH: Wording = { phrases: new Map(), keepsCapitals: false };
