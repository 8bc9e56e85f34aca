/** An expression of a kind file as a tree; `at` is the index of its operator or first word in the text. */
export type Expression =
  | { node: 'number'; value: number; unit?: { text: string; at: number }; at: number }
  | { node: 'name'; name: string; at: number }
  | { node: 'call'; name: string; argument: Expression; at: number }
  | { node: 'any'; curve: string; curveAt: number; where: Expression; at: number }
  | { node: 'each'; value: Expression; curve: string; curveAt: number; where: Expression | undefined; at: number }
  | { node: 'negate' | 'not'; operand: Expression; at: number }
  | { node: 'binary'; operator: Operator; left: Expression; right: Expression; at: number };

export type Operator = 'or' | 'and' | '=' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/';

/** What is wrong with an expression, and where in its text. */
export interface Fault {
  at: number;
  message: string;
  suggestion?: string | undefined;
}

interface Token {
  sort: 'number' | 'name' | 'sign' | 'end';
  text: string;
  at: number;
  /** The unit that follows a number. */
  unit?: { text: string; at: number };
}

/** Parses the grammar of docs/domain-expert.md; stops at the first fault. */
export function parseExpression(text: string): { expression: Expression } | { fault: Fault } {
  const tokens = tokenize(text);
  let next = 0;
  let fault: Fault | undefined;

  const expression = readJoined(0);
  const rest = peek();
  if (rest.sort !== 'end') fail(rest, `${said(rest)} is not expected here`, instead(rest));
  return fault ? { fault } : { expression };

  function peek(): Token {
    return tokens[next] ?? { sort: 'end', text: '', at: text.length };
  }

  function take(): Token {
    const token = peek();
    next++;
    return token;
  }

  /** Operands joined by operators that bind more tightly than this. */
  function readJoined(strength: number): Expression {
    let left = readOperand();
    for (;;) {
      const { text: sign, at } = peek();
      const operator = OPERATORS.get(sign);
      if (!operator || operator.strength <= strength) return left;
      next++;
      left = { node: 'binary', operator: operator.sign, left, right: readJoined(operator.strength), at };
    }
  }

  function readOperand(): Expression {
    const token = take();
    const { sort, text: word, at, unit } = token;
    if (sort === 'number') return { node: 'number', value: Number(word), ...(unit && { unit }), at };
    if (word === 'not') return { node: 'not', operand: readJoined(NOT_STRENGTH), at };
    if (word === '-') return { node: 'negate', operand: readJoined(PRODUCT_STRENGTH), at };
    if (word === '(') {
      const inner = readJoined(0);
      expect(')', 'closes the ( before it');
      return inner;
    }
    if (sort === 'name' && !RESERVED.has(word)) return peek().text === '(' ? readCall(token) : readName(token);
    const lacking = 'where a number, a field or a ( is expected';
    if (sort === 'end') return fail(token, `the expression ends ${lacking}`);
    return fail(token, `${said(token)} stands ${lacking}`, sort === 'sign' ? instead(token) : undefined);
  }

  function readCall({ text: name, at }: Token): Expression {
    next++;
    if (name !== 'any') {
      const value = readJoined(0);
      const argument = peek().text === 'of' ? readEach(value) : value;
      expect(')', `closes the ( of "${name}"`);
      return { node: 'call', name, argument, at };
    }
    const curve = take();
    if (curve.sort !== 'name') return fail(curve, '"any" needs the name of a curve', ANY_FORM);
    if (!expect('where', 'separates the curve from the condition on its points')) return readName(curve);
    const where = readJoined(0);
    expect(')', 'closes the ( of "any"');
    return { node: 'any', curve: curve.text, curveAt: curve.at, where, at };
  }

  /** What is calculated of each point of a curve: `x / y of fuel_curve where y > 0`. */
  function readEach(value: Expression): Expression {
    next++;
    const curve = take();
    if (curve.sort !== 'name') return fail(curve, '"of" needs the name of a curve', EACH_FORM);
    if (peek().text === 'where') next++;
    else return { node: 'each', value, curve: curve.text, curveAt: curve.at, where: undefined, at: value.at };
    return { node: 'each', value, curve: curve.text, curveAt: curve.at, where: readJoined(0), at: value.at };
  }

  function expect(word: string, purpose: string): boolean {
    const token = peek();
    if (token.text === word) next++;
    else fail(token, `"${word}", which ${purpose}, is missing before ${said(token)}`, instead(token));
    return token.text === word;
  }

  /** Keeps the first fault and skips to the end, as nothing after a fault can be understood. */
  function fail({ at }: Token, message: string, suggestion?: string): Expression {
    fault ??= { at, message: `${message}.`, suggestion };
    next = tokens.length;
    return { node: 'number', value: 0, at };
  }
}

function readName({ text, at }: Token): Expression {
  return { node: 'name', name: text, at };
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [all, number, unit, name] = match;
    const at = match.index;
    if (number === undefined) tokens.push({ sort: name === undefined ? 'sign' : 'name', text: all, at });
    else if (unit === undefined) tokens.push({ sort: 'number', text: number, at });
    else tokens.push({ sort: 'number', text: number, at, unit: { text: unit, at: at + all.length - unit.length } });
  }
  return tokens;
}

// A unit follows its number and holds no spaces, so that `5 kW / h` divides by a field h.
const SYMBOL = /(?:\{\w*\}|[%°\p{L}€][\w°\p{L}]*)[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]*(?:\^-?\d+)?/u.source;
const UNIT = `(?:1/)?${SYMBOL}(?:[·/]${SYMBOL}|/\\(${SYMBOL}(?:·${SYMBOL})*\\))*`;
const NUMBER = /(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?/.source;
const TOKEN = new RegExp(
  `(${NUMBER})(?:\\s*(?!(?:and|or|not|where|of)\\b)(${UNIT}))?|([a-z_]\\w*)|<=|>=|!=|==|<>|&&|\\|\\||\\*\\*|\\S`,
  'giu',
);

// Each line binds more closely than the one before.
const STRENGTHS: readonly (readonly Operator[])[] = [
  ['or'],
  ['and'],
  [],
  ['=', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/'],
];
/** Between `and` and the comparisons. */
const NOT_STRENGTH = 3;
const PRODUCT_STRENGTH = 6;
const OPERATORS = new Map(
  STRENGTHS.flatMap((signs, index) =>
    signs.map((sign): [string, { sign: Operator; strength: number }] => [sign, { sign, strength: index + 1 }]),
  ),
);
const RESERVED = new Set(['and', 'or', 'not', 'where', 'of']);

function said({ sort, text }: Token): string {
  return sort === 'end' ? 'the end' : JSON.stringify(text);
}

function instead({ sort, text }: Token): string | undefined {
  const word = INSTEAD.get(text.toLowerCase());
  if (word) return word;
  return sort === 'name' || sort === 'number' ? 'Is an operator such as + or "and" missing before it?' : undefined;
}

const ANY_FORM = 'Write any(curve where x > 0 and y > 0).';
const EACH_FORM = 'Write max(y of curve), or max(x of curve where y > 0).';
const INSTEAD = new Map([
  ['==', 'Did you mean "="?'],
  ['<>', 'Did you mean "!="?'],
  ['&&', 'Did you mean "and"?'],
  ['||', 'Did you mean "or"?'],
  ['!', 'Did you mean "not"?'],
  [',', 'A decimal takes a dot, and a function takes one value.'],
  ['%', 'A percentage is a number with its unit, such as 20 %.'],
  ['^', 'Write a power as a product: x * x.'],
  ['**', 'Write a power as a product: x * x.'],
  [')', 'It has no matching (.'],
]);
