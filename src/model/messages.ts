/** The messages about values, verbatim from the specification if it defines them; `translate` translates them. */
export const MESSAGES = {
  comma: 'Please use a dot (.) for decimals',
  malformed: 'Please enter a valid number',
  required: 'This field is required',
  idRequired: 'ID is required',
  nonNegative: 'Value must be non-negative',
  positive: 'Value must be positive',
  percentage: 'Percentage must be between 0 and 100',
  numberList: 'Must be comma-separated numbers',
  percentageList: 'Must be comma-separated percentages',
  email: 'Please enter a valid email address',
  minPoints: 'A curve needs at least 2 points',
  unknownField: 'Unknown field',
  invalid: 'Invalid value',
  nameTaken: 'Name must be unique',
  saveBlocked: 'Please fix validation errors before saving',
  saveFailed: 'Failed to save changes',
  changedSinceOpened:
    'It was changed elsewhere after you opened it. Check what has changed, then delete it again if you still want to.',
  unstorable: 'Text must not contain invalid characters',
  payloadRejected: 'Invalid data provided',
  unreadableAnswer: "The server's response could not be read",
} as const;
