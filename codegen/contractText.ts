import { randomUUID } from 'node:crypto';
import { objectAt } from './contractReferences.ts';
import type { Memory } from './Memory.ts';
import type { Json } from './readContract.ts';

/** Returns the contract as JSON in parts; the part of a schema is reused while it doesn't change. */
export function contractText(document: Json, memory: Memory): Buffer[] {
  const components = objectAt(document, 'components');
  const schemas = Object.entries(objectAt(components, 'schemas'));
  if (schemas.length === 0) return [Buffer.from(`${JSON.stringify(document, null, 2)}\n`)];
  const here = randomUUID();
  const rest = JSON.stringify({ ...document, components: { ...components, schemas: here } }, null, 2);
  const [before, after] = rest.split(JSON.stringify(here));
  const encode = (name: string, text: string) => memory.recall(name, [text], () => Buffer.from(text));
  return [
    encode('JSON before schemas', `${before}{`),
    ...schemas.map(([name, schema], index) =>
      memory.recall(`JSON of ${name}`, [schema, index === 0], () => {
        const text = `${JSON.stringify(name)}: ${JSON.stringify(schema, null, 2)}`.replaceAll('\n', INDENT);
        return Buffer.from(`${index === 0 ? '' : ','}${INDENT}${text}`);
      }),
    ),
    encode('JSON after schemas', `\n    }${after}\n`),
  ];
}

const INDENT = '\n      ';
