import { getComponent } from '#api/useComponent.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { loadKind } from '#generated/kinds.ts';
import { isKnown } from '#library/getKindLook.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { isSameValue } from '#model/fieldText.ts';
import { importNoteText } from '#model/importMessages.ts';
import { importRecord } from '#model/importRecord.ts';
import type { Kind } from '#model/Kind.ts';
import { nameKey } from '#model/nameKey.ts';
import type { FileComponent } from '#model/readProjectFile.ts';

/** What a component of a file would become. */
export interface PlannedComponent {
  name: string;
  subclass: string;
  /** What is sent to create it. */
  values: FieldValues;
  /** What breaks a rule of its kind, by field. */
  faults: string[];
  /** What the file says otherwise than the kind would. */
  notes: string[];
  /** The component of the library that has the same name and kind; equal where all their fields are. */
  mine: { id: string; isEqual: boolean } | undefined;
}

/** Checks the components of a file by their kinds, and compares them with those of the library that have their names. */
export async function planComponents(
  components: readonly FileComponent[],
  library: readonly ComponentListItem[],
): Promise<PlannedComponent[]> {
  const byName = new Map(library.map((item) => [createKey(item), item]));
  const planned: PlannedComponent[] = [];
  for (const component of components) {
    const known = await planOne(component);
    const item = byName.get(createKey(known));
    // Of two that would be the same component, the second needs a name of its own.
    byName.delete(createKey(known));
    const mine = item && { id: item.id, isEqual: await isEqual(known, item) };
    planned.push({ ...known, mine });
  }
  return planned;
}

/** Names are unique within a kind. */
export function createKey({ subclass, name }: { subclass: string; name: string }): string {
  return `${subclass}\n${nameKey(name)}`;
}

async function planOne({ subclass, record }: FileComponent): Promise<PlannedComponent> {
  const name = typeof record.name === 'string' ? record.name.trim() : '';
  const none = { name, subclass, values: {}, notes: [], mine: undefined };
  if (!isKnown(subclass)) return { ...none, faults: [`There is no kind “${subclass}”`] };
  const kind = await loadKind[subclass]();
  const { definition } = kind;
  const { values, notes } = importRecord(definition, record);
  const draft = createDraft(kind, values);
  const faults = draft.form().errors.map(({ field, message }) => `${getTitle(definition, field)}: ${message}`);
  const unreadable = notes.filter(({ code }) => code === 'unreadable');
  const say = (note: (typeof notes)[number]) =>
    `${getTitle(definition, note.field)}: ${importNoteText(note, definition)}`;
  return {
    ...none,
    values: { ...draft.payload(), subclass },
    faults: [...faults, ...unreadable.map(say)],
    notes: notes.filter(({ code }) => code !== 'unreadable').map(say),
  };
}

async function isEqual({ values }: PlannedComponent, { subclass, id }: ComponentListItem): Promise<boolean> {
  if (!isKnown(subclass)) return false;
  const [kind, { component }] = await Promise.all([loadKind[subclass](), getComponent({ subclass, id })]);
  const sent = createDraft(kind, values);
  const stored = createDraft(kind, { ...component });
  return Object.values(kind.definition.fields).every(
    (field) =>
      field.system || GUARDS.has(field.name) || isSameValue(field, sent.text(field.name), stored.text(field.name)),
  );
}

/** The name has been compared as names are; a lock says nothing of the component itself. */
const GUARDS = new Set(['name', 'locked']);

// As a stored record, whose empty numbers stay empty.
function createDraft(kind: Kind, values: FieldValues): DraftStore {
  return new DraftStore({ kind, mode: 'edit', values });
}

function getTitle({ fields }: FormDefinition, field: string): string {
  return fields[field]?.title ?? field;
}
