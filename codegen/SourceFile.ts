import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Problem } from './Problem.ts';

/** A parsed JSON file that knows where each of its values stands. */
export interface SourceFile {
  file: string;
  value: unknown;
  /** A problem at the value of this path, or at the nearest value around it that exists. */
  problemAt: (path: JSONPath, message: string, suggestion?: string) => Problem;
}

/** Reads one JSON text; syntax errors and keys given twice come as problems. */
export function readSourceFile(file: string, text: string): { source: SourceFile; problems: Problem[] } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const place = (offset: number) => lineAndColumn(text, offset);
  const problems: Problem[] = errors.map(({ error, offset }) => ({
    file,
    ...place(offset),
    message: `is not valid JSON: ${words(printParseErrorCode(error))}.`,
  }));
  const value = root
    ? readValue(root, (key) => {
        problems.push({
          file,
          ...place(key.offset),
          message: `"${key.value}" stands here a second time, so one of them would be lost.`,
        });
      })
    : undefined;
  const problemAt: SourceFile['problemAt'] = (path, message, suggestion) => ({
    file,
    ...place(offsetOf(root, path)),
    message,
    suggestion,
  });
  return { source: { file, value, problemAt }, problems };
}

function offsetOf(root: Node | undefined, path: JSONPath): number {
  for (let length = path.length; root && length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return (node.parent?.type === 'property' ? node.parent : node).offset;
  }
  return root?.offset ?? 0;
}

function readValue(node: Node, onDuplicate: (key: Node) => void): unknown {
  if (node.type === 'array') return (node.children ?? []).map((child) => readValue(child, onDuplicate));
  if (node.type !== 'object') return node.value;
  const object: Record<string, unknown> = {};
  for (const { children } of node.children ?? []) {
    const [key, value] = children ?? [];
    if (!key) continue;
    if (Object.hasOwn(object, key.value)) onDuplicate(key);
    object[key.value] = value && readValue(value, onDuplicate);
  }
  return object;
}

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

function words(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
