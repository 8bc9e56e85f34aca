import type { FormDefinition } from '#model/FormDefinition.ts';
import { shortenText } from '#model/shortenText.ts';
import { sourcePaths, toSourcePath } from '#model/sourcePaths.ts';
import { SOURCE_LIMITS, type ValueSource } from '#model/ValueSource.ts';
import type { SourceRecord } from './ImportedRow.ts';
import { placeText } from './placeText.ts';

/**
 * Returns the sources of an imported component's values by path: the published table, and the cells of each value in
 * it.
 */
export function toSources(record: SourceRecord, definition: FormDefinition): Record<string, ValueSource> {
  const paths = sourcePaths(definition);
  const { title, version, url } = record;
  const parts = [[title, version].filter(Boolean).join(', '), url];
  const whole = parts.filter(Boolean).join(', ');
  const source = whole.length <= SOURCE_LIMITS.source ? whole : shortenText(parts[0] ?? whole, SOURCE_LIMITS.source);
  return Object.fromEntries(
    record.values
      .map((value) => [toSourcePath(value.field), value] as const)
      .filter(([path]) => path !== NAME && paths.has(path))
      .map(([path, value]) => [path, { source, page: placeText(value) }]),
  );
}

/** A name needs no source: users name components as they like. */
const NAME = 'name';
