import { nameMatches, updateComponent } from '#api/componentCalls.ts';
import { useDraftShelf } from '#api/draftShelf.ts';
import { getComponent, keepComponent, type TaggedComponent } from '#api/useComponent.ts';
import { type RecordDraft, useRecordDraft } from '#engine/useRecordDraft.ts';
import { ApiError } from '#model/apiError.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';

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
    nameMatches({ name, subclass, is_template }),
  valuesOf: ({ component }: TaggedComponent) => ({ ...component }),
  async update(base: TaggedComponent, values: FieldValues): Promise<TaggedComponent> {
    const { subclass, id } = base.component;
    if (base.etag === undefined) await expectUnchanged(base);
    return updateComponent({ subclass, id, values, etag: base.etag });
  },
  read: ({ component: { subclass, id } }: TaggedComponent) => getComponent({ subclass, id }),
  keep: keepComponent,
  saved: { title: 'Component Updated', message: 'Your changes have been saved successfully.' },
};

/** Throws an ApiError of status 412 where a server that tags no versions holds a later one. */
async function expectUnchanged({ component }: TaggedComponent): Promise<void> {
  const { component: now } = await getComponent({ subclass: component.subclass, id: component.id });
  if (now.updated_at === component.updated_at) return;
  throw new ApiError({ message: 'The component has been changed meanwhile', status: 412 });
}
