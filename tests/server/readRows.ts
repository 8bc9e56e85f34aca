import { BETWEEN } from '#server/store/jsonText.ts';
import type { Slice } from '#server/store/Page.ts';

/** The rows of a list of the store. */
export async function readRows(slices: AsyncGenerator<Slice>): Promise<ReturnType<typeof JSON.parse>[]> {
  const parts: string[] = [];
  for await (const { json, count } of slices) if (count > 0) parts.push(json.toString());
  return JSON.parse(`[${parts.join(BETWEEN)}]`);
}
