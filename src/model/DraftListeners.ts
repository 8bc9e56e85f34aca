import type { DraftField } from './DraftField.ts';
import { type FieldSnapshot, isSameField } from './draftSnapshots.ts';
import { Listeners } from './Listeners.ts';

/** The listeners of a draft. */
export class DraftListeners {
  /** By the key of a field or source. */
  protected readonly fieldListeners = new Listeners();
  protected readonly textListeners = new Listeners();
  protected readonly formListeners = new Listeners();

  /** Subscribes to a field's snapshot, or to a source. */
  subscribe(name: string, listener: () => void): () => void {
    return this.fieldListeners.add(name, listener);
  }

  /** Subscribes to every text of a field, including those typed into its own input. */
  subscribeText(name: string, listener: () => void): () => void {
    return this.textListeners.add(name, listener);
  }

  subscribeForm(listener: () => void): () => void {
    return this.formListeners.add('', listener);
  }

  /** Changes parts of a field's snapshot and calls its listeners if one of them differs; returns whether one does. */
  protected publish(state: DraftField, parts: Partial<FieldSnapshot>): boolean {
    const next = { ...state.snapshot, ...parts };
    if (isSameField(next, state.snapshot)) return false;
    state.snapshot = next;
    this.fieldListeners.call(state.key);
    return true;
  }
}
