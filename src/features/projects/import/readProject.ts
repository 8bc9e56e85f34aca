import { form as assetForm } from '#generated/forms/asset.ts';
import { createImportBatch, type ImportBatch } from '#library/import/createImportBatch.ts';
import type { ImportAsset, ReadEntry } from '#library/import/ImportEntry.ts';
import { readRecord } from '#library/import/readEntries.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FileComponent, ProjectFile } from '#model/readProjectFile.ts';

/** Makes a batch of a project's components, and behind them of those that had been deleted when its file was written. */
export async function readProject({ components, assets }: ProjectFile): Promise<ImportBatch> {
  const read = await Promise.all(
    components.map(async (component, place) => {
      const asset = assets.find((other) => other.component === place);
      const entry = await readComponent(component, place);
      return asset ? { ...entry, asset: createAsset(asset.count) } : entry;
    }),
  );
  const deleted = assets
    .filter(({ component }) => component === undefined)
    .map(({ name, subclass, count }) => ({
      origin: name,
      text: '',
      deletedKind: subclass,
      asset: createAsset(count),
    }));
  return createImportBatch({ read: [...read, ...deleted], plainOnly: true });
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
