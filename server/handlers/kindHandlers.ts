import contract from '#generated/contract.json' with { type: 'json' };
import { publishSchema, publishUi } from '#model/publishForm.ts';
import { toMeta } from '#model/toMeta.ts';
import { notFound } from '#server/Failure.ts';
import type { Handlers } from '#server/http/Call.ts';
import type { Context } from './Context.ts';

type KindHandlers = Pick<Handlers, 'getComponentMeta' | 'getKindSchema' | 'getKindUiSchema'>;

/** Creates the handlers that describe the fields of each kind. */
export function createKindHandlers({ kinds }: Pick<Context, 'kinds'>): KindHandlers {
  const find = (subclass: string) => {
    const kind = kinds.get(subclass);
    if (!kind) throw notFound();
    return kind.definition;
  };
  return {
    getComponentMeta: async ({ params }) => toMeta(find(params.subclass)),
    getKindSchema: async ({ params }) => publishSchema(find(params.subclass), contract.components.schemas),
    getKindUiSchema: async ({ params }) => publishUi(find(params.subclass)),
  };
}
