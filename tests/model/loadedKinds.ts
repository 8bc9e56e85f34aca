import { loadKind, subclasses } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { issueMessage } from '#model/issueMessage.ts';
import type { Kind } from '#model/Kind.ts';

/** Every kind of the registry, by subclass. */
const KINDS = new Map<string, Kind>(
  await Promise.all(subclasses.map(async (id): Promise<[string, Kind]> => [id, freeze(await loadKind[id]())])),
);

/** Every kind beside its subclass, as rows of a table of tests. */
export const KIND_ROWS = [...KINDS];

export function getKind(subclass: string): Kind {
  const kind = KINDS.get(subclass);
  if (!kind) throw new Error(`There is no kind ${subclass}`);
  return kind;
}

/** Freezes all that an object holds: other test files of the worker read the same kind. */
function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (part && typeof part === 'object' && !Object.isFrozen(part)) freeze(part);
  return Object.freeze(value);
}

/** The messages of the kind's defaults with these changes, as `field: message`. */
export function listMessages(kind: Kind, changes: FieldValues): string[] {
  const values = { ...createDefaults(kind.definition), name: 'Rig', ...changes };
  return kind.validate(values).map((issue) => `${issue.field}: ${issueMessage(issue, kind.definition)}`);
}
