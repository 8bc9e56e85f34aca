import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Place } from './fieldPlace.ts';
import { findTextFault, lineAndColumn } from './findTextFault.ts';
import { numberFault } from './numberFault.ts';
import type { Outcome, Problem } from './Problem.ts';

/** A parsed JSON file with the position of each of its values. */
export interface SourceFile {
  file: string;
  value: unknown;
  /** Where the value of this path is, or the nearest value around it that exists. */
  placeAt: (path: JSONPath) => Place;
  /** A problem at that place. */
  problemAt: (path: JSONPath, message: string, suggestion?: string) => Problem;
  /** A problem inside the text of this path, at its character `index`. */
  problemInText: (path: JSONPath, index: number, message: string, suggestion?: string) => Problem;
  /**
   * Whether a problem of this file lies within the value of this path or, if there is none, at the place where it is
   * missing.
   */
  holds: (path: JSONPath, problem: Problem) => boolean;
}

/** Parses one JSON text; everything that makes its meaning unclear is returned as a problem. */
export function readSourceFile(file: string, content: string): Outcome<SourceFile> {
  // Some editors put a byte order mark before the text.
  const text = content.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const fault = findTextFault(file, text);
  const root = fault ? undefined : parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const place = (offset: number) => lineAndColumn(text, offset);
  // The parser's later errors follow from its first.
  const inSyntax: Problem[] = errors.slice(0, 1).map(({ error, offset }) => ({
    file,
    ...place(offset),
    message: `is not valid JSON: ${sayUnseen(text[offset]) ?? reason(printParseErrorCode(error))}.`,
  }));
  const inValues: Problem[] = [];
  const value = root && readValue(root, text, (at, found) => inValues.push({ file, ...place(at), ...found }));
  const problems = fault ? [fault] : errors.length > 0 ? inSyntax : inValues;
  const placeAt: SourceFile['placeAt'] = (path) => ({ file, ...place(findOffset(root, path)) });
  const problemAt: SourceFile['problemAt'] = (path, message, suggestion) => ({ ...placeAt(path), message, suggestion });
  const problemInText: SourceFile['problemInText'] = (path, index, message, suggestion) => {
    const node = nodeAt(root, path);
    const offset = node?.type === 'string' ? offsetInText(text, node.offset, index) : findOffset(root, path);
    return { file, ...place(offset), message, suggestion };
  };
  const holds: SourceFile['holds'] = (path, { line, column }) => {
    const start = findOffset(root, path);
    const end = getEnd(nodeAt(root, path)) ?? start;
    const offset = toOffset(text, { line, column });
    return offset >= start && offset <= end;
  };
  return { value: { file, value, placeAt, problemAt, problemInText, holds }, problems };
}

function getEnd(node: Node | undefined): number | undefined {
  return node && node.offset + node.length - 1;
}

function findOffset(root: Node | undefined, path: JSONPath): number {
  const node = nodeAt(root, path);
  if (node) return (node.parent?.type === 'property' ? node.parent : node).offset;
  return path.length === 0 ? 0 : findOffset(root, path.slice(0, -1));
}

// An escaped character takes several characters in JSON: \" and \u00b0.
function offsetInText(text: string, start: number, index: number): number {
  let offset = start + 1;
  for (let passed = 0; passed < index; passed++) offset += text[offset] !== '\\' ? 1 : text[offset + 1] === 'u' ? 6 : 2;
  return offset;
}

// A number in a path is an array's index or, as in labels of numeric choices, an object's key.
function nodeAt(root: Node | undefined, path: JSONPath): Node | undefined {
  return path.reduce<Node | undefined>(
    (node, key) => node && findNodeAtLocation(node, [node.type === 'array' ? Number(key) : String(key)]),
    root,
  );
}

function toOffset(text: string, { line, column }: Pick<Problem, 'line' | 'column'>): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, column - 1);
}

type Report = (offset: number, found: Pick<Problem, 'message' | 'suggestion' | 'severity'>) => void;

function readValue({ type, value, children = [], offset, length }: Node, text: string, report: Report): unknown {
  if (type === 'array') return children.map((child) => readValue(child, text, report));
  if (type === 'number') {
    const fault = numberFault(text.slice(offset, offset + length));
    if (fault) report(offset, fault);
  }
  if (type !== 'object') return value;
  // Authors choose the keys: without a prototype, '__proto__' and 'constructor' are keys like all others.
  const object: Record<string, unknown> = Object.create(null);
  for (const property of children) {
    const [key, held] = property.children ?? [];
    if (!key) continue;
    if (Object.hasOwn(object, key.value)) {
      const message = `"${key.value}" is given twice, so one of the two would be lost.`;
      report(key.offset, { message, suggestion: 'Rename or remove one.' });
    }
    object[key.value] = held && readValue(held, text, report);
  }
  return object;
}

/**
 * Describes a character between the values that looks like a blank but is not one; undefined for any other character.
 */
function sayUnseen(sign = ''): string | undefined {
  if (!/[\p{Z}\p{Cf}]/u.test(sign) || sign === ' ') return undefined;
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `the character U+${code} looks like a space or is invisible; replace it with a space`;
}

function reason(code: string): string {
  return REASONS[code] ?? code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

const REASONS: Record<string, string> = {
  InvalidSymbol: 'this is not a number, true, false or null, and text needs double quotes',
  PropertyNameExpected: 'a name in double quotes is expected here; is there an extra comma before it',
  ValueExpected: 'a value is expected here; is there an extra comma before it',
  ColonExpected: 'a colon is missing between name and value',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the file should end before this',
  InvalidCommentToken: 'JSON has no comments; put it in a "description"',
  UnexpectedEndOfString: 'the closing double quote is missing',
};
