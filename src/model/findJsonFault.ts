export interface JsonFault {
  /** From 1. */
  line: number;
  column: number;
  /** What was found there; undefined at the end of the text. */
  found: string | undefined;
  expected: 'value' | 'name' | 'colon' | 'comma or ]' | 'comma or }' | 'end' | 'string end';
}

type Place = JsonFault['expected'] | 'name or }' | 'value or ]';

/** Returns where a text stops being JSON; undefined if it is JSON. Browsers report this differently or not at all. */
export function findJsonFault(text: string): JsonFault | undefined {
  const open: ('{' | '[')[] = [];
  let place: Place = 'value';
  let offset = skipSpace(text, 0);
  for (; offset < text.length; offset = skipSpace(text, offset)) {
    const token = tokenAt(text, offset);
    if (token === undefined) return faultAt(text, offset, text[offset] === '"' ? 'string end' : wanted(place));
    const next = step(place, token, open);
    if (next === undefined) return faultAt(text, offset, wanted(place));
    place = next;
    offset += token.length;
  }
  return place === 'end' ? undefined : faultAt(text, text.length, wanted(place));
}

/** Returns the JSON token at an offset; undefined if there is none. */
function tokenAt(text: string, offset: number): string | undefined {
  if (text[offset] === '"') return stringAt(text, offset);
  TOKEN.lastIndex = offset;
  return TOKEN.exec(text)?.[0];
}

// A regular expression that repeats an alternation stores a backtracking point per character, which overflows on texts
// of megabytes.
function stringAt(text: string, start: number): string | undefined {
  for (let offset = start + 1; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code === QUOTE) return text.slice(start, offset + 1);
    if (code < FIRST_PRINTABLE) return undefined;
    if (code !== BACKSLASH) continue;
    ESCAPE.lastIndex = offset;
    const escaped = ESCAPE.exec(text)?.[0];
    if (escaped === undefined) return undefined;
    offset += escaped.length - 1;
  }
  return undefined;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const TOKEN = new RegExp(
  [
    String.raw`[{}[\],:]`,
    String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])`,
    String.raw`(?:true|false|null)(?!\w)`,
  ].join('|'),
  'uy',
);
const SPACE = /[ \t\r\n]*/y;

function skipSpace(text: string, from: number): number {
  SPACE.lastIndex = from;
  return from + (SPACE.exec(text)?.[0].length ?? 0);
}

/** Returns what may follow the token; undefined if the token is not allowed here. */
function step(place: Place, token: string, open: ('{' | '[')[]): Place | undefined {
  const afterValue = (): Place => {
    const container = open.at(-1);
    return container === undefined ? 'end' : container === '[' ? 'comma or ]' : 'comma or }';
  };
  switch (place) {
    case 'value':
    case 'value or ]':
      if (token === '{' || token === '[') {
        open.push(token);
        return token === '{' ? 'name or }' : 'value or ]';
      }
      if (token === ']' && place === 'value or ]') break;
      return /^[\]},:]/.test(token) ? undefined : afterValue();
    case 'name':
    case 'name or }':
      if (token.startsWith('"')) return 'colon';
      if (token === '}' && place === 'name or }') break;
      return undefined;
    case 'colon':
      return token === ':' ? 'value' : undefined;
    case 'comma or ]':
      if (token === ',') return 'value';
      if (token === ']') break;
      return undefined;
    case 'comma or }':
      if (token === ',') return 'name';
      if (token === '}') break;
      return undefined;
    default:
      return undefined;
  }
  open.pop();
  return afterValue();
}

function wanted(place: Place): JsonFault['expected'] {
  return place === 'name or }' ? 'name' : place === 'value or ]' ? 'value' : place;
}

function faultAt(text: string, offset: number, expected: JsonFault['expected']): JsonFault {
  let line = 1;
  let lineStart = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', lineStart)) {
    line++;
    lineStart = end + 1;
  }
  let column = 1;
  for (const _character of text.slice(lineStart, offset)) column++;
  const found = text.slice(offset, offset + LONGEST_FOUND).match(/^(?:[\w.+-]+|.)/su)?.[0];
  return { line, column, found, expected };
}

/** The most characters of the found text that are reported. */
const LONGEST_FOUND = 80;
