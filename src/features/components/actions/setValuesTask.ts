import { ApiError } from '#api/ApiError.ts';
import { refreshComponentLists, updateComponent } from '#api/componentCalls.ts';
import { getComponent, type TaggedComponent } from '#api/useComponent.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { BulkTask } from '#library/BulkTask.ts';
import { getWording } from '#library/componentWording.ts';
import { counted } from '#model/counted.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { Kind } from '#model/Kind.ts';
import { openStored } from '#model/openStored.ts';
import { notifyUndoable } from '#ui/notifyUndoable.ts';
import { toasts } from '#ui/toastStore.ts';

interface SetValues {
  kind: Kind;
  /** All of the same kind. */
  items: readonly ComponentListItem[];
  templates: boolean;
  /** The texts to set, by field, as a user would type them. */
  texts: Texts;
  undo: (task: BulkTask<ComponentListItem>) => void;
}

/** The versions of a component before and after the change; undefined if it already had the values. */
type Change = { before: TaggedComponent; after: TaggedComponent } | undefined;

/**
 * Creates the task that sets the same field values in many components. The notice afterwards offers Undo, unless all of
 * them already had the values.
 */
export function createSetValuesTask(options: SetValues): BulkTask<ComponentListItem> {
  const { kind, items, templates, texts, undo } = options;
  const changes = new Map<string, Change>();
  const { noun } = getWording(templates);
  const findChanged = (done: readonly ComponentListItem[]) => done.filter(({ id }) => changes.get(id) !== undefined);
  const doneText = (count: number, done: readonly ComponentListItem[]) => {
    const changed = findChanged(done).length;
    const same = count - changed;
    return `${counted(changed, noun)} changed${same > 0 ? `, ${same} already had these values` : ''}`;
  };
  return {
    doing: 'Changing',
    doneText,
    items,
    run: async (item) => changes.set(item.id, await setValues(kind, item, texts)),
    settle: () => refreshComponentLists({ templates, gone: new Set() }),
    onDone: (done) => {
      const changed = findChanged(done);
      const title = doneText(done.length, done);
      if (changed.length > 0) notifyUndoable({ title }, () => undo(createUndoTask(changed, changes, templates)));
      else
        toasts.add({
          type: 'info',
          title: `Nothing to change: ${counted(done.length, noun)} already had these values`,
        });
    },
  };
}

/** Creates the task that restores the earlier versions, each only if the component has not changed since. */
function createUndoTask(
  items: readonly ComponentListItem[],
  changes: ReadonlyMap<string, Change>,
  templates: boolean,
): BulkTask<ComponentListItem> {
  return {
    doing: 'Restoring',
    doneText: (count) => `${counted(count, getWording(templates).noun)} restored`,
    items,
    run: async ({ subclass, id }) => {
      const change = changes.get(id);
      if (!change) return undefined;
      const { before, after } = change;
      return updateComponent({ subclass, id, values: { ...before.component }, etag: after.etag, isOneOfMany: true });
    },
    settle: () => refreshComponentLists({ templates, gone: new Set() }),
  };
}

async function setValues(kind: Kind, { subclass, id }: ComponentListItem, texts: Texts): Promise<Change> {
  const before = await getComponent({ subclass, id });
  const store = openStored(kind, { ...before.component });
  try {
    store.change(texts);
    const fault = store.attempt();
    if (fault) throw new ApiError({ message: explain(kind, fault), status: 400 });
    if (store.form().changed.length === 0) return undefined;
    const { etag } = before;
    return { before, after: await updateComponent({ subclass, id, values: store.payload(), etag, isOneOfMany: true }) };
  } finally {
    store.dispose();
  }
}

function explain(kind: Kind, { field, message }: { field: string; message: string }): string {
  return `${kind.definition.fields[field]?.title ?? field}: ${message}`;
}
