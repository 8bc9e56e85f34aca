/**
 * Returns the numbers of a list of digits, dots, commas and plain spaces; undefined if any entry is not a number. A
 * blank list is empty.
 */
export function readNumberList(text: string): readonly number[] | undefined {
  // Cached, as every rule about a list reads it, and most lists stay the same while another is edited.
  if (known.has(text)) return known.get(text);
  const numbers = isList(text) ? toNumbers(text) : undefined;
  keep(text, numbers);
  return numbers;
}

/** Stores the numbers of a list that was just written, so that it need not be read; none of them may be negative. */
export function keepWrittenList(text: string, numbers: readonly number[]): void {
  if (!known.has(text)) keep(text, numbers);
}

function keep(text: string, numbers: readonly number[] | undefined): void {
  if (known.size >= MOST_KNOWN) known.clear();
  if (text.length <= LONGEST_KNOWN) known.set(text, numbers);
}

/** The results for recent lists, by text. */
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
/**
 * Matches any other character, a dot without a digit after it, a second dot or a space within a number, or an empty
 * entry.
 */
const FAULT = /[^\d., ]|\.(?!\d)|\.\d+\.|\d +[\d.]|(?:^|,) *(?:,|$)/;
