import {
  applyEdits,
  findNodeAtLocation,
  getLocation,
  getNodeValue,
  type JSONPath,
  modify,
  parseTree,
} from 'jsonc-parser';
import type { Generated } from '#codegen/makeModules.ts';
import type { Problem } from '#codegen/Problem.ts';
import { isRecord } from '#model/isRecord.ts';

interface Repaired {
  text: string;
  /** What was removed, and why, one line each. */
  removed: string[];
  /** The remaining problems; empty if codegen accepts the file. */
  problems: Problem[];
}

/**
 * Removes from a proposed kind file what codegen refuses: the keyword at fault, or the field if it needs that keyword.
 * Each round removes every part at fault once and generates again.
 */
export async function repairKind(
  file: string,
  given: string,
  generateWith: (text: string) => Promise<Pick<Generated, 'problems'>>,
): Promise<Repaired> {
  const removed: string[] = [];
  let text = given;
  for (;;) {
    const { problems } = await generateWith(text);
    const found = problems.map((problem) => ({
      problem,
      path: problem.file === file ? findPart(text, problem) : undefined,
    }));
    const mendable = found.filter(({ path }) => path !== undefined);
    if (mendable.length < problems.length) return { text, removed, problems };
    const before = text;
    // From the end, so that the places of earlier parts stay as they are; each part once.
    const parts = new Map(mendable.map(({ problem, path = [] }) => [path.join('/'), { problem, path }]));
    for (const { problem, path } of [...parts.values()].toReversed()) {
      if (!has(text, path)) continue;
      text = remove(text, path);
      removed.push(`${path.filter((key) => key !== 'properties').join('.')} was left out: ${problem.message}`);
    }
    if (text === before) return { text, removed, problems };
  }
}

/** Returns the path of the keyword or field that has the problem; undefined if the file can't do without it. */
function findPart(text: string, problem: Problem): JSONPath | undefined {
  const { line, column } = problem;
  const offset = text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, column - 1);
  // One character further on, the offset is inside the name of a property.
  const { path } = getLocation(text, offset + 1);
  if (path[0] !== 'properties' || path.length < 2) return undefined;
  // A new component could not have this field because a limit demands a value; without the limit it may be empty.
  const field = readPart(text, path);
  const asking = isRecord(field) ? ASKING.find((word) => Object.hasOwn(field, word)) : undefined;
  if (asking !== undefined && problem.message.includes('has no default')) return [...path, asking];
  const [around, last] = path.slice(-2);
  // Inside "properties", it is the name of a field.
  return around !== 'properties' && NEEDED.has(String(last)) ? path.slice(0, -1) : path;
}

/** Limits that an empty value does not satisfy. */
const ASKING = ['pattern', 'minLength', 'minItems'];

/** Keywords without which a field can't exist. */
const NEEDED = new Set(['type', 'title', 'items', 'properties']);

function readPart(text: string, path: JSONPath): unknown {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  return node && getNodeValue(node);
}

function has(text: string, path: JSONPath): boolean {
  return readPart(text, path) !== undefined;
}

/** Removes a part, and a field from the tabs as well. */
function remove(text: string, path: JSONPath): string {
  const without = (from: string, at: JSONPath) =>
    applyEdits(from, modify(from, at, undefined, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));
  const rest = without(text, path);
  if (path.length !== 2) return rest;
  const kind: { 'x-tabs'?: { groups: { fields: string[] }[] }[] } = JSON.parse(rest);
  const places = (kind['x-tabs'] ?? []).flatMap(({ groups }, tab) =>
    groups.flatMap(({ fields }, group) => {
      const index = fields.indexOf(String(path[1]));
      return index < 0 ? [] : [['x-tabs', tab, 'groups', group, 'fields', index]];
    }),
  );
  return places.reduce(without, rest);
}
