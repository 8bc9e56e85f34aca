import { randomUUID } from 'node:crypto';
import { objectAt } from './contractReferences.ts';
import type { Memory } from './Memory.ts';
import type { Json } from './readContract.ts';

/** Returns the contract as JSON; the JSON of a kind's schemas is reused while they don't change. */
export function contractText(document: Json, memory: Memory): string {
  const components = objectAt(document, 'components');
  const [first, ...others] = Object.entries(objectAt(components, 'schemas')).map(([name, schema]) =>
    memory.recall(
      `JSON of ${name}`,
      [schema],
      () => `${INDENT}${`${JSON.stringify(name)}: ${JSON.stringify(schema, null, 2)}`.replaceAll('\n', INDENT)}`,
    ),
  );
  if (first === undefined) return `${JSON.stringify(document, null, 2)}\n`;
  const here = randomUUID();
  const rest = JSON.stringify({ ...document, components: { ...components, schemas: here } }, null, 2);
  const [before, after] = rest.split(JSON.stringify(here));
  // Joined in one go: with many kinds this is the longest text by far.
  return [`${before}{${first}`, ...others].join(',').concat(`\n    }${after}\n`);
}

const INDENT = '\n      ';
