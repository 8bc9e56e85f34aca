import { updateComponent } from '#api/componentCalls.ts';
import { useDraftShelf } from '#api/draftShelf.ts';
import { getComponent, keepComponent, type TaggedComponent } from '#api/useComponent.ts';
import { findNamesakes } from '#library/findNamesakes.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { type RecordDraft, useRecordDraft } from '#records/useRecordDraft.ts';

interface ComponentDraftOptions {
  kind: Kind;
  stored: TaggedComponent;
  onTried?: ((fault: string | undefined) => void) | undefined;
}

/** The draft of a stored component and how it is saved. */
export function useComponentDraft(options: ComponentDraftOptions): RecordDraft<TaggedComponent> {
  const shelf = useDraftShelf(`components/${options.stored.component.id}`);
  return useRecordDraft({ ...options, calls: CALLS, shelf });
}

const CALLS = {
  idOf: ({ component }: TaggedComponent) => component.id,
  nameMatches: ({ component: { subclass, is_template } }: TaggedComponent, name: string) =>
    findNamesakes({ subclass, templates: is_template }, name),
  valuesOf: ({ component }: TaggedComponent) => ({ ...component }),
  changedAt: ({ component }: TaggedComponent) => component.updated_at,
  update: ({ component: { subclass, id }, etag }: TaggedComponent, values: FieldValues) =>
    updateComponent({ subclass, id, values, etag }),
  read: ({ component: { subclass, id } }: TaggedComponent) => getComponent({ subclass, id }),
  keep: keepComponent,
  saved: { title: 'Component Updated', message: 'Your changes have been saved successfully.' },
};
