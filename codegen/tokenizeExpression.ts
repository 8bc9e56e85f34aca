/** A word, number, text or sign of an expression; `at` is its index in the text. */
export interface Token {
  sort: 'number' | 'name' | 'text' | 'sign' | 'end';
  /** The text as written; a quoted text includes its quotes. */
  text: string;
  at: number;
  /** The unit that follows a number. */
  unit?: { text: string; at: number };
}

/** Splits an expression into tokens. */
export function tokenizeExpression(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match): Token => {
    const [all, number, unit, name, quoted] = match;
    const at = match.index;
    if (quoted !== undefined) return { sort: 'text', text: all, at };
    if (number === undefined) return { sort: name === undefined ? 'sign' : 'name', text: all, at };
    if (unit === undefined) return { sort: 'number', text: number, at };
    return { sort: 'number', text: number, at, unit: { text: unit, at: at + all.length - unit.length } };
  });
}

/** Returns the content of a quoted text; a quote inside it is written twice. */
export function unquote(text: string): string {
  return text.slice(1, -1).replaceAll("''", "'");
}

/** Returns the parts of a name, 'tariff.fixed.price', without the quotes that a part may have. */
export function splitName(name: string): { text: string; offset: number }[] {
  return [...name.matchAll(/'[^']*'|[^.]+/g)].map(({ 0: part, index }) => ({
    text: part.replaceAll("'", ''),
    offset: index,
  }));
}

// A unit follows its number and holds no spaces, so that `5 kW / h` divides by a field h.
const SYMBOL = /(?:\{\w*\}\d*|[%°\p{L}€][\w°\p{L}]*)[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]*(?:\^-?\d+)?/u.source;
const UNIT = `(?:1/)?${SYMBOL}(?:[·/]${SYMBOL}|/\\(${SYMBOL}(?:·${SYMBOL})*\\))*`;
const NUMBER = /(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?/.source;
// The name of a case may be any text: tariff.'time-of-use'.price.
const NAME = /[a-z_]\w*(?:\.(?:\w+|'[^']+'))*/.source;
const TEXT = /'((?:[^']|'')*)'/.source;
const TOKEN = new RegExp(
  `(${NUMBER})(?:\\s*(?!(?:and|or|not|where|of|in)\\b)(${UNIT}))?|(${NAME})|${TEXT}|<=|>=|!=|==|<>|&&|\\|\\||\\*\\*|\\S`,
  'giu',
);
