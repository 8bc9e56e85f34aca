import { form as assetForm } from '#generated/forms/asset.ts';
import { createImportBatch, type ImportBatch } from '#library/import/createImportBatch.ts';
import type { ImportAsset, ReadEntry } from '#library/import/ImportEntry.ts';
import { readRecord } from '#library/import/readEntries.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FileComponent, ProjectFile } from '#model/readProjectFile.ts';

/**
 * Creates an import batch from a project file: used components first, in the project's order and including deleted
 * ones, then unused ones.
 */
export async function readProject({ components, assets }: ProjectFile): Promise<ImportBatch> {
  const drafts = await Promise.all(components.map(readComponent));
  const used = assets.flatMap(({ component, name, subclass, count }) => {
    const asset = createAsset(count);
    if (component === undefined) return [{ origin: name, text: '', deletedKind: subclass, asset }];
    const draft = drafts[component];
    return draft ? [{ ...draft, asset }] : [];
  });
  const unused = drafts.filter((_, place) => !assets.some(({ component }) => component === place));
  return createImportBatch({ read: [...used, ...unused], plainOnly: true });
}

async function readComponent({ record }: FileComponent, place: number): Promise<ReadEntry> {
  const { name } = record;
  const origin = typeof name === 'string' && name.trim() !== '' ? name : `component ${place + 1}`;
  return { origin, text: JSON.stringify(record, null, 2), ...(await readRecord(record, { plainOnly: true })) };
}

function createAsset(count: number): ImportAsset {
  const store = new DraftStore({ kind: assetForm, mode: 'edit', values: { count } });
  store.attempt();
  return { store, fault: store.form().errors[0]?.message };
}
