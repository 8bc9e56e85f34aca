import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { SoftLimits } from '#model/FormDefinition.ts';
import { toPath } from '#model/nestedRecord.ts';

export interface NewLimits {
  /** The field's name. */
  name: string;
  limits: SoftLimits;
}

/**
 * Returns the text of a kind file with these soft limits, the rest unchanged; and the fields that the file does not
 * have.
 */
export function writeLimits(text: string, changes: readonly NewLimits[]): { text: string; missing: string[] } {
  let written = text;
  const missing: string[] = [];
  for (const { name, limits } of changes) {
    const path = toPath(name).flatMap((segment) => ['properties', segment]);
    const root = parseTree(written);
    const field = root && findNodeAtLocation(root, path);
    if (field?.type === 'object') written = writeInto(written, field, limits);
    else missing.push(name);
  }
  return { text: written, missing };
}

function writeInto(text: string, field: Node, limits: SoftLimits): string {
  const found = findNodeAtLocation(field, ['x-warn']);
  const value = toLine(limits);
  if (found) return replace(text, found, value);
  const last = field.children?.at(-1);
  if (!last) return replace(text, field, `{ "x-warn": ${value} }`);
  const end = last.offset + last.length;
  const [indent = ' '] = /\n[ \t]*$/.exec(text.slice(0, last.offset)) ?? [];
  return `${text.slice(0, end)},${indent}"x-warn": ${value}${text.slice(end)}`;
}

function replace(text: string, { offset, length }: Pick<Node, 'offset' | 'length'>, by: string): string {
  return text.slice(0, offset) + by + text.slice(offset + length);
}

/** Formats an object as kind files write short ones: on one line, with blanks inside the braces. */
function toLine(value: object): string {
  const entries = Object.entries(value).map(([key, entry]) => {
    const text = entry !== null && typeof entry === 'object' ? toLine(entry) : JSON.stringify(entry);
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{ ${entries.join(', ')} }`;
}
