/** The properties of a field whose definition says nothing else. */
export const plainField = {
  help: '',
  required: false,
  nullable: false,
  readOnly: false,
  hidden: false,
  system: false,
} as const;
