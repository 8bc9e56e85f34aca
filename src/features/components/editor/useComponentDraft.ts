import { updateComponent } from '#api/componentCalls.ts';
import { useDraftShelf } from '#api/draftShelf.ts';
import { getComponent, keepComponent, type TaggedComponent } from '#api/useComponent.ts';
import { findNamesakes } from '#library/findNamesakes.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { type RecordDraft, useRecordDraft } from '#records/useRecordDraft.ts';

interface ComponentDraftOptions {
  kind: Kind;
  stored: TaggedComponent;
  store?: DraftStore | undefined;
  /** Goes to a faulty field that prevents saving. */
  onFault?: ((field: string) => void) | undefined;
  /** Takes over unsaved changes without asking. */
  isContinued?: boolean;
}

/** Creates the draft of a stored component, with the calls that save it. */
export function useComponentDraft(options: ComponentDraftOptions): RecordDraft<TaggedComponent> {
  const shelf = useDraftShelf(`components/${options.stored.component.id}`);
  return useRecordDraft({ ...options, calls: CALLS, shelf });
}

const CALLS = {
  getId: ({ component }: TaggedComponent) => component.id,
  findNamesakes: ({ component: { subclass, is_template } }: TaggedComponent, name: string) =>
    findNamesakes({ subclass, templates: is_template }, name),
  toValues: ({ component }: TaggedComponent) => ({ ...component }),
  getChangeTime: ({ component }: TaggedComponent) => component.updated_at,
  update: ({ component: { subclass, id }, etag }: TaggedComponent, values: FieldValues) =>
    updateComponent({ subclass, id, values, etag }),
  read: ({ component: { subclass, id } }: TaggedComponent) => getComponent({ subclass, id }),
  keep: keepComponent,
  saved: { title: 'Component Updated', message: 'Your changes have been saved successfully.' },
};
