import { compareMeta } from '#model/compareMeta.ts';
import { differenceText } from '#model/differenceText.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { answerText, readMeta } from '#model/readMeta.ts';

export interface AgainstInput {
  definitions: readonly FormDefinition[];
  /** The body of the server's answer for a kind; undefined where the server does not know the kind. */
  fetchMeta: (subclass: string) => Promise<unknown>;
}

/** One line for every difference between the forms and a running server; none where they agree. */
export async function against({ definitions, fetchMeta }: AgainstInput): Promise<string[]> {
  const answers = await Promise.all(definitions.map(({ id }) => fetchMeta(id)));
  return definitions.flatMap((definition, index) => {
    const body = answers[index];
    if (body === undefined) return [`${definition.id}: the server does not know this kind`];
    const meta = readMeta(body);
    if (!meta)
      return [`${definition.id}: the server's metadata contains no readable field; it answered ${answerText(body)}`];
    const differences = compareMeta({ definition, meta });
    return differences.map((difference) => `${definition.id}.${difference.field}: ${differenceText(difference)}`);
  });
}
