import { updateComponent } from '#api/componentCalls.ts';
import { getComponent, keepComponent, type TaggedComponent } from '#api/useComponent.ts';
import { type RecordDraft, useRecordDraft } from '#engine/useRecordDraft.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';

/** The draft of a stored component and how it is saved. */
export function useComponentDraft(kind: Kind, stored: TaggedComponent): RecordDraft<TaggedComponent> {
  return useRecordDraft(kind, stored, CALLS);
}

const CALLS = {
  valuesOf: ({ component }: TaggedComponent) => ({ ...component }),
  update: ({ component: { subclass, id }, etag }: TaggedComponent, values: FieldValues) =>
    updateComponent({ subclass, id, values, etag }),
  read: ({ component: { subclass, id } }: TaggedComponent) => getComponent({ subclass, id }),
  keep: keepComponent,
  saved: { title: 'Component Updated', message: 'Your changes have been saved successfully.' },
};
