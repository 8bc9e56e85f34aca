import { isKnown } from '#library/getKindAppearance.ts';
import { loadShownKind } from '#library/loadShownKind.ts';
import { unnamed } from '#model/createPayload.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { importProblemText } from '#model/importMessages.ts';
import { importProvenance } from '#model/importProvenance.ts';
import { importRecord } from '#model/importRecord.ts';
import type { Kind } from '#model/Kind.ts';
import { getKindVersion, KIND_VERSION, listKeptNames, readVersion } from '#model/kindVersion.ts';
import { MESSAGES } from '#model/messages.ts';
import { readImportText } from '#model/readImportText.ts';
import { translate } from '#model/shownWording.ts';
import type { ImportDraft, ReadEntry } from './ImportEntry.ts';

/** A text to import and its origin: a file's name, or a note that it was pasted. */
export interface ImportSource {
  origin: string;
  text: string;
}

interface ReadOptions {
  /** Templates are read as plain components. */
  plainOnly?: boolean;
}

/** Reads a text that holds one component or a list of them; an unreadable part becomes an entry with its problem. */
export async function readEntries({ origin, text }: ImportSource, options?: ReadOptions): Promise<ReadEntry[]> {
  const found = readImportText(text);
  return Promise.all(
    found.map(async (entry, index) => ({
      origin: found.length === 1 ? origin : `${origin}, entry ${index + 1}`,
      text: entry.text,
      ...('record' in entry ? await readRecord(entry.record, options) : { problem: importProblemText(entry) }),
    })),
  );
}

/** Creates a draft from a record, or returns the problem if its kind is missing, unknown, newer or can't be loaded. */
export async function readRecord(
  record: FieldValues,
  { plainOnly = false }: ReadOptions = {},
): Promise<Pick<ReadEntry, 'draft' | 'problem' | 'isUnknownKind'>> {
  const { subclass } = record;
  if (subclass === undefined) return { problem: 'The field "subclass", which names the kind, is missing' };
  if (typeof subclass !== 'string' || !isKnown(subclass))
    return { problem: `Unknown kind ${JSON.stringify(subclass)}`, isUnknownKind: true };
  // The form is a separate script, and the connection may be lost.
  const kind = await loadShownKind(subclass).catch(() => undefined);
  if (!kind) return { problem: 'The form of this kind could not be loaded' };
  const read = readVersion(record, kind);
  if (!read) return { problem: `The file is of a newer version of ${kind.definition.title} than this app knows` };
  const beside = importProvenance(kind, { record, version: read.version, current: read.record });
  return {
    draft: createDraft(kind, plainOnly ? { ...read.record, is_template: false } : read.record, {
      ...beside,
      version: read.version,
    }),
  };
}

interface Beside extends ReturnType<typeof importProvenance> {
  version: number;
}

function createDraft(kind: Kind, read: FieldValues, { version, ...beside }: Beside): ImportDraft {
  const names = listKeptNames(read, kind);
  const { sources: _, origin: __, ...own } = read;
  const { sources, ...others } = beside.kept;
  const kept = { ...Object.fromEntries(names.map((name) => [name, read[name]])), ...others };
  const record = Object.fromEntries(Object.entries(own).filter(([name]) => !names.includes(name)));
  const imported = importRecord(kind.definition, record);
  const { values, isTemplate } = imported;
  const now = getKindVersion(kind);
  const carried = { code: 'carried', field: KIND_VERSION, from: version, to: now } as const;
  const notes = [...(version === now ? [] : [carried]), ...imported.notes, ...beside.notes];
  const wanted = Object.hasOwn(record, 'name') ? String(values.name) : unnamed(kind.definition);
  // Fields that are empty in the file stay empty: the draft is opened from a whole record, not from a new one's
  // defaults.
  const store = new DraftStore({
    kind,
    mode: 'edit',
    // Included so that correcting a value before the import marks its source.
    values: { ...values, name: wanted, ...(sources === undefined ? {} : { sources }) },
  });
  for (const { code, field } of notes)
    if (code === 'unreadable') store.setForeignError(field, translate(MESSAGES.invalid));
  store.attempt();
  const { errors } = store.form();
  const name = store.text('name');
  const faulty = errors.flatMap(({ field }) => (field === 'name' ? [] : [field]));
  return { store, kept, name, errors, isTemplate, notes, wanted: name, given: name, isTaken: false, faulty };
}
