import { expect } from 'vitest';
import type { Finished } from '../codegen/projectCopy.ts';
import { readAnswer, readCommands } from './readCommands.ts';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Compares what a command prints on stderr with the block below it, except for ids; '...' matches any lines. */
export function expectAnswer(page: string, command: string, { stderr }: Finished): void {
  const place = readCommands(page).find((one) => one.command === command);
  if (!place) throw new Error(`${page} has no ${command}`);
  const given = stderr.trimEnd().split('\n').map(withoutId);
  const said = readAnswer(place).map(withoutId);
  const parts = said
    .join('\n')
    .split('\n...\n')
    .map((part) => part.split('\n'));
  if (parts.length === 1) expect(given).toEqual(said);
  let from = 0;
  for (const part of parts) {
    const at = given.findIndex(
      (_, index) => index >= from && part.every((line, offset) => given[index + offset] === line),
    );
    expect({ part, isFound: at >= 0, given: at >= 0 ? [] : given }).toEqual({ part, isFound: true, given: [] });
    from = at + part.length;
  }
}

function withoutId(line: string): string {
  return line.replaceAll(ID, '<id>');
}
