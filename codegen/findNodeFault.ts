import { type Document, isAlias, isCollection, isPair, isScalar, type Node } from 'yaml';
import { inputLimits } from './inputLimits.ts';

interface NodeFault {
  offset: number;
  message: string;
  suggestion: string;
}

/**
 * Returns why a YAML document can't be represented as JSON: endless or bulky aliases, nesting, keys or numbers;
 * undefined if it can.
 */
export function findNodeFault(
  document: Document,
  { nodes, nesting }: Pick<typeof inputLimits, 'nodes' | 'nesting'> = inputLimits,
): NodeFault | undefined {
  let left = nodes;
  return inspect(document.contents, 0);

  function inspect(node: unknown, depth: number): NodeFault | undefined {
    const report = (message: string, suggestion: string) => ({ offset: getOffset(node), message, suggestion });
    if (--left < 0)
      return report(
        `the file holds more than ${nodes} values, counting those that "*" repeats.`,
        'Write a "$ref" to "#/components/..." instead of "*".',
      );
    if (depth > nesting)
      return report(
        `objects and lists are nested more than ${nesting} deep here.`,
        'Move what is inside to "components".',
      );
    if (isAlias(node)) {
      const target = node.resolve(document);
      if (!target)
        return report(`nothing before this is marked "&${node.source}".`, `Mark what it repeats: "&${node.source}".`);
      const fault = inspect(target, depth + 1);
      return fault && { ...fault, offset: getOffset(node) };
    }
    if (isScalar(node) && typeof node.value === 'number' && !Number.isFinite(node.value))
      return report(`${node.source ?? node.value} is not a number that JSON can hold.`, 'Write another one.');
    if (isPair(node)) {
      // A value that is left out has no place, so that of its key is used.
      if (isScalar(node.key)) return inspect(node.value ?? node.key, depth);
      return report('a key must be a text, but this is a list or an object.', 'Write a text.');
    }
    if (!isCollection(node)) return undefined;
    for (const item of node.items) {
      const fault = inspect(item, depth + 1);
      if (fault) return fault;
    }
    return undefined;
  }
}

function getOffset(node: unknown): number {
  // A pair begins with its key; all other nodes of a parsed document have a range.
  if (isPair(node)) return getOffset(node.key);
  return (node as Node | undefined)?.range?.[0] ?? 0;
}
