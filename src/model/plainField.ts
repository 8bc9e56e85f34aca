/** What a field is where its definition says nothing else. */
export const plainField = {
  help: '',
  required: false,
  nullable: false,
  readOnly: false,
  hidden: false,
  system: false,
} as const;
