/** Replacement texts: a text, or the replacements inside an object or list by key or index. */
export type TextPatch = string | { readonly [key: string]: TextPatch };
