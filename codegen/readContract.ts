import type { JSONPath } from 'jsonc-parser';
import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { Outcome } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

export type Json = Record<string, unknown>;

/** The contract as an object, whose problems are placed in the text that it was read from. */
export interface ContractFile {
  document: Json;
  problemAt: SourceFile['problemAt'];
}

/** Parses the contract's YAML; undefined where it is broken or holds no object. */
export function readContract(file: string, text: string): Outcome<ContractFile | undefined> {
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const problemAt: SourceFile['problemAt'] = (path, message, suggestion) => {
    return { ...place(findOffset(parsed, path)), message, suggestion };
  };
  if (parsed.errors.length) {
    const problems = parsed.errors.map(({ pos, message }) => ({
      ...place(pos[0]),
      message: `is not valid YAML: ${message}.`,
    }));
    return { value: undefined, problems };
  }
  if (!isMap(parsed.contents)) {
    const problem = { ...place(0), message: 'contains no contract.', suggestion: 'It begins with "openapi: 3.1.0".' };
    return { value: undefined, problems: [problem] };
  }
  // The document is a map, as was just checked.
  return { value: { document: parsed.toJS() as Json, problemAt }, problems: [] };
}

/** Where the value of this path begins, or the nearest value around it that exists. */
function findOffset(parsed: Document, path: JSONPath): number {
  const node = parsed.getIn(path, true);
  if (isNode(node)) return node.range?.[0] ?? 0;
  return path.length === 0 ? 0 : findOffset(parsed, path.slice(0, -1));
}
