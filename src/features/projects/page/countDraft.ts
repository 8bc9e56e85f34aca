import { form } from '#generated/forms/asset.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { Kind } from '#model/Kind.ts';

/** The draft of a count that is changed in place; unlike other numbers it can't be left empty. */
export function countDraft(count: number): DraftStore {
  return new DraftStore({ kind: COUNT, mode: 'edit', values: { count } });
}

const COUNT: Kind = {
  definition: form.definition,
  validate: (values) =>
    values.count === null ? [{ field: 'count', code: 'required', params: {} }] : form.validate(values),
};
