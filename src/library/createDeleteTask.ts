import { counted } from '#model/counted.ts';
import { notifyUndoable } from '#ui/notifyUndoable.ts';
import type { BulkTask } from './BulkTask.ts';

interface DeleteMany<Item> {
  items: readonly Item[];
  /** In the singular: 'component'. */
  noun: string;
  run: (item: Item) => Promise<unknown>;
  /** Called with the ids of the deleted records, after the last call. */
  settle: (gone: ReadonlySet<string>) => Promise<void>;
  undo: (done: readonly Item[]) => void;
}

/** Deletes many records; the notice afterwards offers Undo. */
export function createDeleteTask<Item extends { id: string; name: string }>(options: DeleteMany<Item>): BulkTask<Item> {
  const { items, noun, run, settle, undo } = options;
  const doneText = (count: number) => `${counted(count, noun)} deleted`;
  return {
    doing: 'Deleting',
    doneText,
    items,
    run,
    settle: (outcomes) => settle(new Set(outcomes.flatMap(({ state, item }) => (state === 'done' ? [item.id] : [])))),
    onDone: (done) => notifyUndoable({ title: doneText(done.length) }, () => undo(done)),
  };
}
