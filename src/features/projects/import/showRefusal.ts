import { ApiError, findFieldErrors } from '#api/ApiError.ts';
import { refetchComponents } from '#api/useComponents.ts';
import type { ImportBatch } from '#library/import/createImportBatch.ts';
import type { ImportEntry } from '#library/import/ImportEntry.ts';
import { showFieldErrors } from '#records/showFieldErrors.ts';

interface Refused {
  batch: ImportBatch;
  /** The entries of the call's components, in the call's order. */
  created: readonly ImportEntry[];
}

/** Shows the server's errors about components at their fields, and returns the error that the project's form shows. */
export function showRefusal(thrown: unknown, { batch, created }: Refused): unknown {
  if (!(thrown instanceof ApiError)) return thrown;
  const { name, ...others } = findFieldErrors(thrown);
  const places = Object.entries(others).filter(([place]) => /^(components|assets)\[/.test(place));
  if (places.length === 0) return thrown;
  const byEntry = new Map<ImportEntry, Record<string, string>>();
  for (const [place, message] of places) {
    const [, index, field] = /^components\[(\d+)\]\.(.+)$/.exec(place) ?? [];
    const entry = created[Number(index)];
    if (entry && field !== undefined) byEntry.set(entry, { ...byEntry.get(entry), [field]: message });
  }
  for (const [{ id, draft }, errors] of byEntry) {
    const { elsewhere } = draft ? showFieldErrors(draft.store, errors) : { elsewhere: '' };
    if (elsewhere) batch.dispatch({ type: 'failed', id, failure: elsewhere });
  }
  // These errors mean that the library has changed since the names and ids were compared.
  const isOutdated = places.some(([place]) => /^assets\[|\.name$/.test(place));
  if (isOutdated) void refetchComponents();
  const message = isOutdated
    ? 'Your library changed in the meantime. Check the list again; nothing has been created.'
    : 'The server rejected some components. Check the list again; nothing has been created.';
  return new ApiError({ status: thrown.status, message, ...(name ? { data: { errors: { name: [name] } } } : {}) });
}
