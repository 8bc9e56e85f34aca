import { compareMeta } from '#model/compareMeta.ts';
import { differenceText } from '#model/differenceText.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { Meta } from '#model/metaOf.ts';

export interface AgainstInput {
  definitions: readonly FormDefinition[];
  /** The server's metadata of a kind; undefined where the server does not know the kind. */
  fetchMeta: (subclass: string) => Promise<Meta | undefined>;
}

/** One line for everything that the forms and a running server see differently; none where they agree. */
export async function against({ definitions, fetchMeta }: AgainstInput): Promise<string[]> {
  const metas = await Promise.all(definitions.map(({ id }) => fetchMeta(id)));
  return definitions.flatMap((definition, index) => {
    const meta = metas[index];
    if (!meta) return [`${definition.id}: the server does not know this kind`];
    const differences = compareMeta({ definition, meta });
    return differences.map((difference) => `${definition.id}.${difference.field}: ${differenceText(difference)}`);
  });
}
