import { BESIDE_FIELDS } from '#model/besideFields.ts';
import { inputLimits } from './inputLimits.ts';
import type { MergedKind, MergedShape, Origin } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { lastSegment, parentPrefix } from './toShape.ts';

/** Reports names that programs can't use or that authors would confuse, and more fields than a form can show. */
export function checkFieldNames(kind: MergedKind): Problem[] {
  return [
    ...checkCount(kind),
    ...checkInherited(kind),
    ...checkReserved(kind),
    ...checkTwins(kind),
    ...checkEarlierNames(kind),
  ];
}

function checkCount(kind: MergedKind): Problem[] {
  const count = countFields(kind);
  if (count <= inputLimits.fields) return [];
  const message = `the kind has ${count} fields, counting those of its curves, objects and tables; at most ${inputLimits.fields} are allowed.`;
  return [kind.source.problemAt(['properties'], message, 'Put what repeats into a table.')];
}

function countFields({ fields, tables }: MergedShape): number {
  return [...tables.values()].reduce((sum, table) => sum + countFields(table), fields.size);
}

// Fields with such names are refused where they are merged.
function checkInherited({ curves, derived, tabs }: MergedKind): Problem[] {
  const named = [...curves, ...derived, ...tabs].map(([id, { origin }]) => ({ id, origin }));
  return named.flatMap(({ id, origin: { source, path } }) =>
    Object.hasOwn(Object.prototype, id)
      ? [
          source.problemAt(
            path,
            `"${id}" is a property of every JavaScript object, so nothing can have this name.`,
            'Choose another name.',
          ),
        ]
      : [],
  );
}

function checkReserved({ fields, objects }: MergedKind): Problem[] {
  const reserve = (names: Iterable<string>, where: string) =>
    [...names].flatMap((name) => {
      const origin = (fields.get(name) ?? objects.get(name))?.origin;
      const message = `every component has "${name}" beside its fields${where}, so none of them can have this name.`;
      return origin ? [placed(origin, message)] : [];
    });
  return [...reserve(BESIDE_FIELDS, ''), ...reserve(SENT_BESIDE_FIELDS, ' when many are imported')];
}

/** Properties that `POST /imports/` takes besides the fields of a component. */
const SENT_BESIDE_FIELDS = ['etag', 'imported'];

/** Reports names that become the same one in Python, Go and TypeScript clients. */
function checkTwins(shape: MergedShape): Problem[] {
  const first = new Map<string, string>();
  const clashes = [...shape.fields, ...shape.objects].flatMap(([name, { origin }]) => {
    const key = `${parentPrefix(name)}${fold(lastSegment(name))}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, name);
    if (other === undefined || other === name) return [];
    const message = `generated clients would call "${lastSegment(name)}" and "${lastSegment(other)}" the same.`;
    return [placed(origin, message)];
  });
  return [...clashes, ...[...shape.tables.values()].flatMap(checkTwins)];
}

function placed({ source, path }: Origin, message: string): Problem {
  return source.problemAt(path, message, 'Choose another name.');
}

function fold(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

function checkEarlierNames({ fields }: MergedKind): Problem[] {
  const takers = new Map<string, string>();
  return [...fields].flatMap(
    ([
      name,
      {
        schema,
        origin: { source, path },
      },
    ]) =>
      (schema['x-renamed-from'] ?? []).flatMap((earlier, index) => {
        const taker = takers.get(earlier);
        takers.set(earlier, taker ?? name);
        if (taker === undefined) return [];
        const message = `"${taker}" takes over the values of "${earlier}" already, so "${name}" would never get them.`;
        return [source.problemAt([...path, 'x-renamed-from', index], message, 'Remove one of the two.')];
      }),
  );
}
