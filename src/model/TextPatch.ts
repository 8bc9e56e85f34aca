/** Texts in place of others: a text, or those of an object or list by key or index. */
export type TextPatch = string | { readonly [key: string]: TextPatch };
