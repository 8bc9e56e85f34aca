import type { FormDefinition } from '#model/FormDefinition.ts';
import { listDocuments } from '#model/isOfDocument.ts';

/** What records of a kind can hold, which decides how they have to be checked. */
interface Traits {
  hasTables: boolean;
  hasDocuments: boolean;
  /** The fields that the server alone sets. */
  systemNames: readonly string[];
  /** The required fields outside objects. */
  neededNames: ReadonlySet<string>;
  /** The number of fields and objects. */
  size: number;
}

const known = new WeakMap<FormDefinition, Traits>();

/** Returns what applies to a kind, computed once, since a definition never changes. */
export function getTraits(definition: FormDefinition): Traits {
  const found = known.get(definition);
  if (found) return found;
  const fields = Object.values(definition.fields);
  const needed = fields.filter(({ required, name }) => required && !name.includes('/'));
  const traits = {
    hasTables: fields.some(({ table }) => table !== undefined),
    hasDocuments: listDocuments(definition).size > 0,
    systemNames: fields.filter(({ system }) => system).map(({ name }) => name),
    neededNames: new Set(needed.map(({ name }) => name)),
    size: fields.length + Object.keys(definition.objects ?? {}).length,
  };
  known.set(definition, traits);
  return traits;
}
