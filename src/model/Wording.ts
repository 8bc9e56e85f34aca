/** A language's wording of the sentences that codegen and the form engine make. */
export interface Wording {
  /** The sentences of this language by their English originals; `{…}` is a placeholder in both. */
  phrases: ReadonlyMap<string, string>;
  /** Whether titles keep their capital letter within a sentence. */
  keepsCapitals: boolean;
}

export const ENGLISH: Wording = { phrases: new Map(), keepsCapitals: false };
