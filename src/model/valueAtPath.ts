import type { FieldValues } from './FormDefinition.ts';
import { isRecord } from './isRecord.ts';

/** Returns the value at a path such as 'charging/power'; undefined if there is none. */
export function getAtPath(record: FieldValues, path: string): unknown {
  let place: unknown = record;
  for (const name of path.split('/')) place = isRecord(place) && Object.hasOwn(place, name) ? place[name] : undefined;
  return place;
}

/** Returns the record with this value at the path; objects that are missing on the way are added. */
export function withValueAt(record: FieldValues, path: string, value: unknown): FieldValues {
  const [name = '', ...rest] = path.split('/');
  if (rest.length === 0) return { ...record, [name]: value };
  const inner = getAtPath(record, name);
  return { ...record, [name]: withValueAt(isRecord(inner) ? inner : {}, rest.join('/'), value) };
}

/** Returns the record without the value at the path, and without the objects that become empty. */
export function withoutValueAt(record: FieldValues, path: string): FieldValues {
  const [name = '', ...rest] = path.split('/');
  if (getAtPath(record, path) === undefined) return record;
  const { [name]: inner, ...others } = record;
  if (rest.length === 0 || !isRecord(inner)) return others;
  const left = withoutValueAt(inner, rest.join('/'));
  return Object.keys(left).length === 0 ? others : { ...record, [name]: left };
}
