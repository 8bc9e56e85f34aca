import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';

interface Position {
  /** The address of the schema that contains this one. */
  base: string;
  /** Its place in the file, as a JSON Pointer. */
  pointer: string;
}

/** Finds the target of a `$ref`: by pointer, by anchor, or by the `$id` of a schema inside the same file. */
export class SchemaReferences {
  readonly #positions = new WeakMap<object, Position>();
  readonly #named = new Map<string, unknown>();

  constructor(root: unknown) {
    this.#named.set(ROOT, root);
    this.#walk(root, { base: ROOT, pointer: '' });
  }

  /** Returns the pointer of a part of the file; empty for a schema merged from several parts. */
  pointer(part: unknown): string {
    return isRecord(part) ? (this.#positions.get(part)?.pointer ?? '') : '';
  }

  /** Returns the target of a reference in this schema; undefined if it does not exist. */
  find(reference: string, from: JsonSchema): unknown {
    const { href } = new URL(reference, this.#positions.get(from)?.base ?? ROOT);
    const [address = '', fragment = ''] = href.split('#');
    if (this.#named.has(href)) return this.#named.get(href);
    const start = this.#named.get(address);
    if (fragment === '') return start;
    return fragment.startsWith('/') ? followPointer(start, decodeURIComponent(fragment)) : undefined;
  }

  #walk(part: unknown, { base, pointer }: Position): void {
    if (Array.isArray(part)) {
      for (const [index, entry] of part.entries()) this.#walk(entry, { base, pointer: `${pointer}/${index}` });
    }
    if (!isRecord(part)) return;
    const own = typeof part.$id === 'string' ? new URL(part.$id, base).href.replace(/#$/, '') : base;
    if (own !== base) this.#named.set(own, part);
    for (const anchor of [part.$anchor, part.$dynamicAnchor])
      if (typeof anchor === 'string') this.#named.set(`${own}#${anchor}`, part);
    this.#positions.set(part, { base: own, pointer });
    for (const [name, value] of Object.entries(part)) {
      if (!VALUES.has(name) || isRecord(value))
        this.#walk(value, { base: own, pointer: `${pointer}/${escapeSegment(name)}` });
    }
  }
}

/** The address of a file that does not state one. */
const ROOT = 'schema://file/';

/** Keywords that hold values, not schemas. */
const VALUES = new Set(['enum', 'examples']);

function followPointer(start: unknown, pointer: string): unknown {
  let place = start;
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(place)) place = place[Number(name)];
    else place = isRecord(place) && Object.hasOwn(place, name) ? place[name] : undefined;
  }
  return place;
}

/** Escapes the name of a property as a segment of a JSON Pointer. */
export function escapeSegment(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
