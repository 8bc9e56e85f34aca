import { type Token, tokenizeExpression, unquote } from './tokenizeExpression.ts';

/** An expression of a kind file as a tree; `at` is the index of its operator or first word in the text. */
export type Expression =
  | { node: 'number'; value: number; unit?: { text: string; at: number }; at: number }
  | { node: 'text'; value: string; at: number }
  | { node: 'name'; name: string; at: number }
  | { node: 'call'; name: string; argument: Expression; at: number }
  | ({ node: 'any' | 'every'; where: Expression; at: number } & Source)
  | ({ node: 'count'; where: Expression | undefined; at: number } & Source)
  | ({ node: 'each'; value: Expression; where: Expression | undefined; at: number } & Source)
  | { node: 'in'; operand: Expression; values: Literal[]; at: number }
  | { node: 'negate' | 'not'; operand: Expression; at: number }
  | { node: 'binary'; operator: Operator; left: Expression; right: Expression; at: number };

/** The curve or table whose points or rows are iterated. */
export interface Source {
  source: string;
  sourceAt: number;
}

export type Literal = Extract<Expression, { node: 'number' } | { node: 'text' }>;

export type Operator = 'or' | 'and' | '=' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/';

/** A fault of an expression, and its index in the text. */
export interface Fault {
  at: number;
  message: string;
  suggestion?: string | undefined;
}

/** Parses the grammar of docs/domain-expert.md; returns the first fault if there is any. */
export function parseExpression(text: string): { expression: Expression } | { fault: Fault } {
  const tokens = tokenizeExpression(text);
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

  /** Reads operands joined by operators that bind more tightly than this strength. */
  function readJoined(strength: number): Expression {
    let left = readOperand();
    for (;;) {
      const { text: sign, at } = peek();
      if (strength < COMPARISON_STRENGTH && (sign === 'in' || isNotIn())) {
        left = readIn(left);
        continue;
      }
      if (!isOperator(sign) || STRENGTHS[sign] <= strength) return left;
      next++;
      left = { node: 'binary', operator: sign, left, right: readJoined(STRENGTHS[sign]), at };
    }
  }

  function isNotIn(): boolean {
    return peek().text === 'not' && tokens[next + 1]?.text === 'in';
  }

  /** Reads the list after the operand of `in`: `('diesel', 'gas')`. */
  function readIn(operand: Expression): Expression {
    const isNegated = isNotIn();
    const { at } = take();
    if (isNegated) next++;
    const values: Literal[] = [];
    expect('(', 'opens the list of values of "in"');
    do {
      const token = peek();
      const value = readLiteral();
      if (values.some((other) => other.value === value.value))
        fail(token, `${said(token)} is in the list twice`, 'Remove one of the two.');
      values.push(value);
    } while (peek().text === ',' && take());
    expect(')', 'closes the ( of "in"');
    const chosen: Expression = { node: 'in', operand, values, at };
    return isNegated ? { node: 'not', operand: chosen, at } : chosen;
  }

  function readLiteral(): Literal {
    const token = take();
    const { sort, text: word, at, unit } = token;
    if (sort === 'text') return { node: 'text', value: unquote(word), at };
    if (sort === 'number') {
      if (!Number.isFinite(Number(word))) fail(token, `${word} is larger than any number can be`);
      return { node: 'number', value: Number(word), ...(unit && { unit }), at };
    }
    const instead = sort === 'name' ? `Write it in single quotes: '${word}'.` : undefined;
    return fail(token, `${said(token)} can't be used where a text or a number is expected`, instead);
  }

  function readOperand(): Expression {
    if (peek().sort === 'number' || peek().sort === 'text') return readLiteral();
    const token = take();
    const { sort, text: word, at } = token;
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
    return fail(token, `${said(token)} can't be used ${lacking}`, sort === 'sign' ? instead(token) : undefined);
  }

  function readCall({ text: name, at }: Token): Expression {
    next++;
    const call = readArgument(name, at);
    expect(')', `closes the ( of "${name}"`);
    return call;
  }

  function readArgument(name: string, at: number): Expression {
    if (name === 'any' || name === 'every') return { node: name, ...readSource(name), where: readWhere(), at };
    if (name === 'count') return { node: name, ...readSource(name), where: readWhereIfAny(), at };
    const value = readJoined(0);
    return { node: 'call', name, argument: peek().text === 'of' ? readEach(value) : value, at };
  }

  function readSource(user: keyof typeof SOURCE_FORMS): Source {
    const token = take();
    if (token.sort !== 'name')
      fail(token, `"${user}" needs the name of a curve or table`, `Write ${SOURCE_FORMS[user]}.`);
    return { source: token.text, sourceAt: token.at };
  }

  function readWhere(): Expression {
    expect('where', 'separates the curve or table from the condition on it');
    return readJoined(0);
  }

  function readWhereIfAny(): Expression | undefined {
    return peek().text === 'where' ? readWhere() : undefined;
  }

  /** Reads the source of a value for each point of a curve or row of a table: `x / y of fuel_curve where y > 0`. */
  function readEach(value: Expression): Expression {
    next++;
    return { node: 'each', value, ...readSource('of'), where: readWhereIfAny(), at: value.at };
  }

  function expect(word: string, purpose: string): void {
    const token = peek();
    if (token.text === word) next++;
    else fail(token, `"${word}", which ${purpose}, is missing before ${said(token)}`, instead(token));
  }

  /** Keeps the first fault and skips to the end, as nothing after a fault can be understood. */
  function fail({ at }: Token, message: string, suggestion?: string): Literal {
    fault ??= { at, message: `${message}.`, suggestion };
    next = tokens.length;
    return { node: 'number', value: 0, at };
  }
}

function readName({ text, at }: Token): Expression {
  return { node: 'name', name: text, at };
}

/** Operators of a higher strength bind more tightly. */
const STRENGTHS: Readonly<Record<Operator, number>> = {
  or: 1,
  and: 2,
  '=': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
};
/** The strength of `not`, between `and` and the comparisons. */
const NOT_STRENGTH = 3;
const COMPARISON_STRENGTH = 4;
const PRODUCT_STRENGTH = 6;
const RESERVED = new Set(['and', 'or', 'not', 'where', 'of', 'in']);

function isOperator(word: string): word is Operator {
  return Object.hasOwn(STRENGTHS, word);
}

function said({ sort, text }: Token): string {
  return sort === 'end' ? 'the end' : JSON.stringify(text);
}

function instead({ sort, text }: Token): string | undefined {
  const word = INSTEAD.get(text);
  if (word) return word;
  return sort === 'name' || sort === 'number' ? 'Is an operator such as + or "and" missing before it?' : undefined;
}

const SOURCE_FORMS = {
  any: 'any(curve where x > 0 and y > 0), or any(table where column > 0)',
  every: 'every(curve where y > 0), or every(table where column > 0)',
  count: 'count(table), or count(table where column > 0)',
  of: 'max(y of curve), or max(x of curve where y > 0)',
};
const INSTEAD = new Map([
  ['==', 'Did you mean "="?'],
  ['<>', 'Did you mean "!="?'],
  ['&&', 'Did you mean "and"?'],
  ['||', 'Did you mean "or"?'],
  ['!', 'Did you mean "not"?'],
  ['"', "Write a text in single quotes: 'smart'."],
  ['‘', "Write a text in straight quotes: 'smart'."],
  ['.', 'A name has no spaces around its dots: charging.power.'],
  ["'", 'The quote that closes the text is missing.'],
  [',', 'A decimal takes a dot, and a function takes one value.'],
  ['%', 'A percentage is a number with its unit, such as 20 %.'],
  ['^', 'Write a power as a product: x * x.'],
  ['**', 'Write a power as a product: x * x.'],
  [')', 'It has no matching (.'],
  ['−', 'Did you mean "-"?'],
  ['–', 'Did you mean "-"?'],
  ['×', 'Did you mean "*"?'],
  ['÷', 'Did you mean "/"?'],
  [':', 'Did you mean "/"?'],
  ['≤', 'Did you mean "<="?'],
  ['≥', 'Did you mean ">="?'],
  ['≠', 'Did you mean "!="?'],
  ['²', 'Write a power as a product: x * x.'],
  ['³', 'Write a power as a product: x * x * x.'],
  ['?', 'There is no "if"; say "when" the value exists.'],
  [';', 'Nothing has to close an expression.'],
]);
