import { didYouMean } from './didYouMean.ts';
import { zeroDivisor } from './expressionFaults.ts';
import { writtenName } from './expressionNames.ts';
import { FUNCTIONS, OPERATIONS } from './operations.ts';
import { type Expression, type Fault, type Literal, parseExpression } from './parseExpression.ts';
import { splitName } from './tokenizeExpression.ts';

interface CompiledChange {
  /** A TypeScript function of a `ScopeReader`; empty if there is a fault. */
  code: string;
  faults: Fault[];
}

/** The type that a place in an expression accepts; `any` takes the stored value unconverted. */
type Wanted = 'number' | 'text' | 'condition' | 'any';

/**
 * Compiles an expression of `x-changes` to `(r) => ...`. Its names are values of another version, whose types and units
 * no file states any more, so each is read as the type that its place requires.
 */
export function compileChange(text: string, names: ReadonlySet<string>): CompiledChange {
  const parsed = parseExpression(text);
  if ('fault' in parsed) return { code: '', faults: [parsed.fault] };
  const faults: Fault[] = [];
  const code = compile(parsed.expression, 'any', { names, faults });
  return faults.length > 0 ? { code: '', faults } : { code: `(r) => ${code}`, faults };
}

interface Scope {
  names: ReadonlySet<string>;
  faults: Fault[];
}

function compile(expression: Expression, wanted: Wanted, scope: Scope): string {
  switch (expression.node) {
    case 'number':
    case 'text':
      return compileLiteral(expression, wanted, scope);
    case 'name':
      return `r.${READERS[wanted]}(${readName(expression, scope)})`;
    case 'call':
      return compileCall(expression, wanted, scope);
    case 'in':
      return compileIn(expression, wanted, scope);
    case 'negate':
      return made('number', wanted, expression, scope, `(-${compile(expression.operand, 'number', scope)})`);
    case 'not':
      return made('condition', wanted, expression, scope, `c.not(${compile(expression.operand, 'condition', scope)})`);
    case 'binary':
      return compileBinary(expression, wanted, scope);
    default:
      return fail(expression, 'the points of a curve and the rows of a table', scope);
  }
}

const READERS = { number: 'number', text: 'text', condition: 'flag', any: 'value' } as const;

function compileLiteral(literal: Literal, wanted: Wanted, scope: Scope): string {
  if (literal.node === 'text') return made('text', wanted, literal, scope, JSON.stringify(literal.value));
  const { unit } = literal;
  if (unit) {
    const message = `"${unit.text}": a number in a change can't have a unit, as the units of the values beside it are not known.`;
    scope.faults.push({ at: unit.at, message, suggestion: 'Write the number in the unit of its version.' });
  }
  return made('number', wanted, literal, scope, String(literal.value));
}

type Node<Name extends Expression['node']> = Extract<Expression, { node: Name }>;

function compileCall(call: Node<'call'>, wanted: Wanted, scope: Scope): string {
  const { name, argument, at } = call;
  const known = FUNCTIONS.get(name);
  if (!known) {
    const suggestion = didYouMean(name, FUNCTIONS.keys()) ?? `Functions: ${[...FUNCTIONS.keys()].join(', ')}.`;
    scope.faults.push({ at, message: `there is no function "${name}".`, suggestion });
    return '';
  }
  const isList = known.takes === 'list';
  if (isList && argument.node !== 'name') return fail(argument, `a list that is calculated inside "${name}"`, scope);
  const code =
    isList && argument.node === 'name' ? `r.list(${readName(argument, scope)})` : compile(argument, 'number', scope);
  return made(known.gives === 'condition' ? 'condition' : 'number', wanted, call, scope, `c.${known.code}(${code})`);
}

function compileIn(expression: Node<'in'>, wanted: Wanted, scope: Scope): string {
  const operand = compile(expression.operand, 'text', scope);
  const values = expression.values.map((value) => compileLiteral(value, 'text', scope));
  return made('condition', wanted, expression, scope, `c.isOneOf(${operand}, [${values.join(', ')}])`);
}

function compileBinary(expression: Node<'binary'>, wanted: Wanted, scope: Scope): string {
  const { operator, left, right } = expression;
  const appliesToTexts = (operator === '=' || operator === '!=') && [left, right].some(({ node }) => node === 'text');
  if (appliesToTexts) {
    const [a, b] = [compile(left, 'text', scope), compile(right, 'text', scope)];
    const code = `c.${operator === '=' ? 'isSame' : 'isOther'}(${a}, ${b})`;
    return made('condition', wanted, expression, scope, code);
  }
  const { operands, gives, code } = OPERATIONS[operator];
  if (operator === '/' && right.node === 'number' && right.value === 0) scope.faults.push(zeroDivisor(right.at, '0'));
  const of = operands === 'condition' ? 'condition' : 'number';
  const joined = code(compile(left, of, scope), compile(right, of, scope));
  return made(gives === 'condition' ? 'condition' : 'number', wanted, expression, scope, joined);
}

/** Returns the code of a value; reports a fault if its place expects another type. */
function made(gives: Exclude<Wanted, 'any'>, wanted: Wanted, { at }: Expression, scope: Scope, code: string): string {
  if (wanted !== 'any' && wanted !== gives)
    scope.faults.push({ at, message: `a ${wanted} is expected here, but this is a ${gives}.` });
  return code;
}

function fail({ at }: Expression, what: string, { faults }: Scope): string {
  faults.push({ at, message: `a change can't calculate with ${what}.` });
  return '';
}

/** Returns the path of a name as code; reports a name that the version does not have. */
function readName({ name, at }: Node<'name'>, { names, faults }: Scope): string {
  const path = splitName(name)
    .map(({ text }) => text)
    .join('/');
  if (!names.has(path)) {
    const message = `there is no "${name}" in the version that this is calculated from.`;
    faults.push({ at, message, suggestion: didYouMean(path, names, writtenName) });
  }
  return JSON.stringify(path);
}
