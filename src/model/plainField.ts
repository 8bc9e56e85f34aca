/** The default properties of a field, which generated definitions omit. */
export const plainField = {
  help: '',
  required: false,
  nullable: false,
  readOnly: false,
  hidden: false,
  system: false,
} as const;
