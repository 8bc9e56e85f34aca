// Spelled out, since not every reader of a contract knows Unicode's properties. UNSEEN are invisible characters;
// NOT_PLAIN are those that break a line, control the text or change the direction of writing.
const UNSEEN = [
  String.raw`\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800`,
  String.raw`\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8`,
].join('');
const NOT_PLAIN = String.raw`\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069`;
const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const PERCENTAGE = String.raw`(?:0*(?:\d{1,2}(?:\.\d+)?|100(?:\.0+)?)|\.\d+)`;

/**
 * The contract's pattern for a name, as close as a pattern can be to the rules `isFilled`, `isVisible` and
 * `isPlainLine`.
 */
export const NAME_PATTERN = `^(?=.*[^${UNSEEN}])[^${NOT_PLAIN}]*$`;

/** The contract's pattern of a text that must not be blank. */
export const FILLED_PATTERN = String.raw`\S`;

/** The contract's pattern of a list of numbers. */
export const LIST_PATTERN = toListPattern(NUMBER);

/** The contract's pattern of a list of percentages from 0 to 100. */
export const PERCENTAGES_PATTERN = toListPattern(PERCENTAGE);

function toListPattern(entry: string): string {
  return `^ *(?:${entry}(?: *, *${entry})* *)?$`;
}
