import type { JSONPath } from 'jsonc-parser';
import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { findNodeFault } from './findNodeFault.ts';
import { findTextFault } from './findTextFault.ts';
import type { Outcome } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

export type Json = Record<string, unknown>;

/** The contract as an object, whose problems are placed in the text that it was read from. */
export interface ContractFile {
  document: Json;
  problemAt: SourceFile['problemAt'];
}

/** Parses the contract's YAML; undefined if it is broken or is not an object. */
export function readContract(file: string, text: string): Outcome<ContractFile | undefined> {
  const unreadable = findTextFault(file, text);
  if (unreadable) return { value: undefined, problems: [unreadable] };
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const problemAt: SourceFile['problemAt'] = (path, message, suggestion) => {
    return { ...place(findOffset(parsed, path)), message, suggestion };
  };
  const broken = [...parsed.errors, ...parsed.warnings];
  if (broken.some(({ message }) => /call stack/.test(message))) {
    const problem = {
      ...place(0),
      message: 'is nested too deeply to be read.',
      suggestion: 'Move what is inside to "components".',
    };
    return { value: undefined, problems: [problem] };
  }
  if (broken.length) {
    // The parser's later errors follow from its first.
    const problems = broken.slice(0, 1).map(({ pos, message }) => ({
      ...place(pos[0]),
      message: `is not valid YAML: ${message}.`,
    }));
    return { value: undefined, problems };
  }
  if (!isMap(parsed.contents)) {
    const problem = { ...place(0), message: 'contains no contract.', suggestion: 'It begins with "openapi: 3.1.0".' };
    return { value: undefined, problems: [problem] };
  }
  const inNodes = findNodeFault(parsed);
  if (inNodes)
    return {
      value: undefined,
      problems: [{ ...place(inNodes.offset), message: inNodes.message, suggestion: inNodes.suggestion }],
    };
  // The document is a map, as was just checked, and so was how much its aliases repeat.
  return { value: { document: parsed.toJS({ maxAliasCount: -1 }) as Json, problemAt }, problems: [] };
}

/** Returns where the value of this path begins, or the nearest value around it that exists. */
function findOffset(parsed: Document, path: JSONPath): number {
  const node = parsed.getIn(path, true);
  if (isNode(node)) return node.range?.[0] ?? 0;
  return path.length === 0 ? 0 : findOffset(parsed, path.slice(0, -1));
}
