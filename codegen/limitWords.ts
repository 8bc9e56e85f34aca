/** The keywords of JSON Schema that limit a number or a text, in the order in which they are reported. */
export const LIMIT_WORDS = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
] as const;
