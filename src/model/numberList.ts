/** The numbers of a list of digits, dots, commas and plain spaces whose every entry is a number; undefined for other texts. */
export function readNumberList(text: string): readonly number[] | undefined {
  // Every rule about a list reads it, and most lists stay while another one is edited.
  if (known.has(text)) return known.get(text);
  const numbers = isList(text) ? toNumbers(text) : undefined;
  if (known.size >= MOST_KNOWN) known.clear();
  if (text.length <= LONGEST_KNOWN) known.set(text, numbers);
  return numbers;
}

/** What the last lists hold, by their text. */
const known = new Map<string, readonly number[] | undefined>();
const MOST_KNOWN = 32;
const LONGEST_KNOWN = 65_536;

function isList(text: string): boolean {
  return BLANK.test(text) || !FAULT.test(text);
}

function toNumbers(text: string): number[] {
  return BLANK.test(text) ? [] : text.split(',').map(Number);
}

const BLANK = /^ *$/;
/** Another character, a dot before no digit, a second dot or a space within a number, or an entry without a number. */
const FAULT = /[^\d., ]|\.(?!\d)|\.\d+\.|\d +[\d.]|(?:^|,) *(?:,|$)/;
