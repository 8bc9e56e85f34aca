import type { JSONPath } from 'jsonc-parser';
import { isRecord } from '#model/isRecord.ts';
import { didYouMean } from './didYouMean.ts';
import { type Problem, toWarning } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

/**
 * Reports problems of a file's texts and names: invisible characters, blanks, mark-up, and placeholders that nothing
 * replaces.
 */
export function checkStrings({ value, problemAt, problemInText }: SourceFile): { path: JSONPath; problem: Problem }[] {
  return listStrings(value).flatMap((written) => {
    const { path, isName } = written;
    const report: Report = (index, message, suggestion) =>
      isName ? problemAt(path, message, suggestion) : problemInText(path, index, message, suggestion);
    return checkString(written, report).map((problem) => ({ path, problem }));
  });
}

function checkString({ path, text, isName }: Written, report: Report): Problem[] {
  // The meta-schema checks the names of fields and curves.
  if (isName && NAMED.has(String(path.at(-2)))) return [];
  const unseen = findUnseen(text, path, isName);
  if (unseen) return [report(unseen.index, unseen.message, 'Remove it.')];
  return isName || !isShown(path) ? [] : checkShown({ path, text }, report);
}

const NAMED = new Set(['properties', 'x-curves', 'x-derived']);

type Report = (index: number, message: string, suggestion: string) => Problem;

interface Written {
  path: JSONPath;
  text: string;
  /** Whether it is a key. */
  isName: boolean;
}

function listStrings(value: unknown, path: JSONPath = []): Written[] {
  if (typeof value === 'string') return [{ path, text: value, isName: false }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => listStrings(entry, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => [
    { path: [...path, key], text: key, isName: true },
    ...listStrings(entry, [...path, key]),
  ]);
}

function findUnseen(text: string, path: JSONPath, isName: boolean): { index: number; message: string } | undefined {
  const isLong = !isName && LONG.has(String(path.at(-1)));
  const match = [...text.matchAll(UNSEEN)].find(([sign]) => !(isLong && LINE_SIGNS.has(sign)));
  if (!match) return undefined;
  const code = `U+${(match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const message = /\p{Cs}/u.test(match[0])
    ? `${code} is half of a character, which can't be stored.`
    : `there is an invisible character here: ${code}.`;
  return { index: match.index, message };
}

/** Texts that may have several lines. */
const LONG = new Set(['description', 'default', 'x-note']);
// Joiners are part of some scripts and of emoji.
const UNSEEN =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u115F\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFF9-\uFFFB]/gu;
const LINE_SIGNS = new Set(['\n', '\t']);

/** Whether planners read the text at this path. */
function isShown(path: JSONPath): boolean {
  const [word, around] = [String(path.at(-1)), String(path.at(-2))];
  // A field may have the name of a keyword.
  const isData = (key: unknown, index: number) =>
    DATA_WORDS.has(String(key)) && !FIELD_MAPS.has(String(path[index - 1]));
  if (path.some(isData)) return false;
  return SHOWN_WORDS.has(word) || SHOWN_MAPS.has(around);
}

const FIELD_MAPS = new Set(['properties', '$defs']);
const DATA_WORDS = new Set(['default', 'enum', 'const', 'x-offer']);
const SHOWN_WORDS = new Set([
  'title',
  'plural',
  'family',
  'description',
  'axis',
  'message',
  'warn',
  'error',
  'from',
  'unit',
  'x-unit',
  'x-row',
  'x-message',
  'x-placeholder',
  'x-empty',
  'x-unused-message',
]);
const SHOWN_MAPS = new Set(['x-labels', 'x-message', 'message', 'x-tab-titles', 'x-unit-names', 'x-phrases']);

function checkShown({ path, text }: Pick<Written, 'path' | 'text'>, report: Report): Problem[] {
  const word = String(path.at(-1));
  // The meta-schema decides which texts may be empty.
  if (text === '') return [];
  if (text.trim() === '')
    return [report(0, `"${word}" is blank, so planners would see nothing there.`, 'Write a text, or leave it out.')];
  const edge = text.search(/^\s|\s$/);
  const blanks =
    edge < 0
      ? []
      : [toWarning(report(edge, `"${word}" ${edge === 0 ? 'begins' : 'ends'} with a blank.`, 'Remove it.'))];
  // The rest of a unit is checked where it is read.
  if (word === 'unit' || word === 'x-unit') return blanks;
  return [...blanks, ...checkMarkup(text, report), ...checkPlaceholders({ path, text }, report)];
}

function checkMarkup(text: string, report: Report): Problem[] {
  const found = MARKUP.exec(text);
  if (!found) return [];
  const message = `texts have no mark-up, so planners would see "${found[0]}" as it is.`;
  return [toWarning(report(found.index, message, 'Remove it.'))];
}

const MARKUP =
  /<\/?(?:a|b|br|div|em|h[1-6]|i|li|p|span|strong|sub|sup|u|ul)\b[^<>]*>|&(?:[a-z]{2,8}|#\d{1,6});|\*\*(?=\S)[^*]{1,200}\*\*/;

function checkPlaceholders({ path, text }: Pick<Written, 'path' | 'text'>, report: Report): Problem[] {
  // The placeholders of a phrase are compared with those of the English text.
  if (path[0] === 'x-phrases') return [];
  return [...text.matchAll(/\{\s*\w*\s*\}/g)].flatMap(({ 0: placeholder, index }) => {
    const isReplaced = replacesCurrency(path);
    if (placeholder === CURRENCY && isReplaced) return [];
    const message = `nothing replaces "${placeholder}" here, so planners would see it as it is.`;
    const fix = isReplaced ? (didYouMean(placeholder, [CURRENCY]) ?? `Only ${CURRENCY} is replaced.`) : 'Write it out.';
    return [report(index, message, fix)];
  });
}

const CURRENCY = '{currency}';

/** Whether the form writes the component's currency into the text at this path. */
function replacesCurrency(path: JSONPath): boolean {
  const [word, owner, section] = path.toReversed().map(String);
  if (word === 'x-unused-message') return true;
  if (word !== 'title') return false;
  return FIELD_SECTIONS.has(section ?? '') || owner === 'items';
}

// Whatever has a title in these is a field, an axis of a map or a derived value.
const FIELD_SECTIONS = new Set(['properties', '$defs', 'x-map', 'x-derived']);
