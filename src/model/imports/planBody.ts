import type { FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { isOfDocument, toHolder } from '#model/isOfDocument.ts';
import { stateVersion } from '#model/kindVersion.ts';
import { isOfChosenCase, nestRecord } from '#model/nestedRecord.ts';
import { nestPart } from '#model/nestPart.ts';
import { shortenText } from '#model/shortenText.ts';
import { toSourcePath } from '#model/sourcePaths.ts';
import { ORIGIN_LIMIT, type RecordOrigin, SOURCE_LIMITS, type ValueSource } from '#model/ValueSource.ts';
import { chooseCases } from './chooseCases.ts';
import type { ImportSource } from './ImportMapping.ts';
import type { PlanRow } from './ImportPlan.ts';
import type { KnownRow } from './KnownRow.ts';
import { longestName } from './longestName.ts';
import { takenChanges } from './rowStatus.ts';

interface Table {
  /** The mapping's id. */
  set: string;
  source: ImportSource;
  definition: FormDefinition;
}

type Reviewed = Pick<PlanRow, 'name' | 'full' | 'values' | 'sources' | 'edited' | 'entry' | 'place'>;

/**
 * Returns the component to create from a reviewed row, with the sources of its values and its origin; if its name was
 * shortened, the description begins with the whole name.
 */
export function planBody(row: Reviewed, table: Table): FieldValues & { subclass: string } {
  const { definition, set, source } = table;
  const values = chooseCases(definition, planValues(row, definition));
  return {
    subclass: definition.id,
    ...stateVersion(definition),
    ...nestRecord(definition, { ...values, name: row.name.trim() }),
    sources: toSources(row, { ...table, record: values }),
    origin: toOrigin(row, { set, source }),
  };
}

/**
 * Returns the update of the component that an earlier import created from the row, with the sources of the new values.
 * If the user takes no value, it only notes what the table gives, so that the user is not asked again.
 */
export function planUpdate(
  row: Reviewed & Pick<PlanRow, 'choice'>,
  known: KnownRow,
  table: Table,
): FieldValues & { subclass: string } {
  const { definition } = table;
  const { component, given } = known;
  const changes = takenChanges({ ...row, known });
  const named = { subclass: definition.id, ...stateVersion(definition), id: component.id, etag: component.etag };
  // Values that the user typed are not from the table; for blank cells, the values of the last import stay.
  const read = Object.entries({ ...component.imported, ...given }).filter(([name]) => !row.edited.includes(name));
  const imported = nestPart(definition, Object.fromEntries(read), { ...component.values, ...given });
  if (changes.length === 0) return { ...named, imported };
  const values = changes.flatMap(({ fields }) => fields.map((name) => [name, given[name]] as const));
  const paths = new Set(changes.map(({ path }) => path));
  const sources = Object.entries(toSources(row, { ...table, record: { ...component.values, ...given } })).filter(
    ([path]) => paths.has(path),
  );
  return {
    ...named,
    ...nestChanges(Object.fromEntries(values), component.values, definition),
    // Without `changed: false`, the server would take a repeated source for that of the old value.
    sources: Object.fromEntries(sources.map(([path, source]) => [path, { changed: false, ...source }])),
    origin: toOrigin(row, table),
    imported,
  };
}

/**
 * Nests changed values for the request; the server replaces a document as a whole, so its other values are sent too.
 */
function nestChanges(changed: FieldValues, stored: FieldValues, definition: FormDefinition): FieldValues {
  const documents = new Set(
    Object.keys(changed)
      .filter((name) => isOfDocument(definition, name))
      .map(toHolder),
  );
  const others = Object.entries(stored).filter(
    ([name]) => documents.has(toHolder(name)) && !Object.hasOwn(changed, name),
  );
  return nestPart(definition, { ...Object.fromEntries(others), ...changed }, stored);
}

function toOrigin({ entry, place }: Reviewed, { set, source }: Omit<Table, 'definition'>): RecordOrigin {
  return {
    set: toSetName(set),
    entry,
    version: shortenText(source.version ?? place.file, ORIGIN_LIMIT),
  };
}

/** Returns the name of a mapping's set, as the origin of components has it. */
export function toSetName(id: string): string {
  return shortenText(id, ORIGIN_LIMIT);
}

/**
 * Returns the values of a row by field, without its name; the description begins with the whole name if that was
 * shortened.
 */
export function planValues(
  { name, full, values }: Pick<PlanRow, 'name' | 'full' | 'values'>,
  definition: FormDefinition,
): FieldValues {
  const isShortened = name.trim() !== full && [...full].length > longestName(definition);
  return isShortened ? { ...values, description: describe(full, values, definition) } : values;
}

/**
 * Returns the sources of a row's values by path. A value that the user typed over the table's keeps the table as its
 * source, marked as changed.
 */
function toSources(
  { sources, values, edited }: Reviewed,
  { source, definition, record }: Table & { record: FieldValues },
): Record<string, ValueSource> {
  const note = shortenText(
    [source.citation, source.licence, source.url].filter(Boolean).join('. '),
    SOURCE_LIMITS.note,
  );
  const kept = sources.filter(
    ({ field }) =>
      (!edited.includes(field) || values[field] !== undefined) &&
      isOfChosenCase(definition, field, (choice) => record[choice]),
  );
  const given = kept.map(({ field, page }): [string, ValueSource] => {
    const path = toSourcePath(definition.fields[field]?.curve ?? field);
    return [
      path,
      {
        source: shortenText(source.title, SOURCE_LIMITS.source),
        page: shortenText(page, SOURCE_LIMITS.page),
        ...(note === '' ? {} : { note }),
        ...(edited.includes(field) ? { changed: true } : {}),
      },
    ];
  });
  const has = ([path]: [string, ValueSource]) =>
    path !== 'name' && (Object.hasOwn(definition.curves, path) || values[path] !== '');
  return Object.fromEntries(given.filter(has));
}

function describe(full: string, { description }: FieldValues, { fields }: FormDefinition): string {
  const given = typeof description === 'string' ? description : '';
  const text = [full, given].filter((part) => part !== '').join('\n');
  return shortenText(text, fields.description?.maxLength ?? Number.POSITIVE_INFINITY);
}
