import type { Kind } from '#model/Kind.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';

/** Returns the ETag of a component. */
export function componentTag({ revision }: Pick<StoredComponent, 'revision'>, { definition }: Kind): string {
  // The same row has other fields in another version of its kind.
  return `"${revision}-${definition.version}"`;
}
