import { curveFieldNames } from './curveText.ts';
import type { Texts } from './draftHistory.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { isSameValue } from './fieldText.ts';
import { placeOf } from './tabFields.ts';

/** One field, or curve, whose three versions are not all the same. */
export interface ThreeWayRow {
  /** The field's name or the curve's id. */
  item: string;
  title: string;
  fields: string[];
  /** Both sides changed it, and differently: somebody has to choose. */
  isConflict: boolean;
  /** What is kept unless somebody chooses otherwise: the side that changed it, mine where both did. */
  choice: 'mine' | 'theirs';
}

/** Compares what I typed and what somebody else stored meanwhile with the version that both began from. */
export function threeWay({
  definition,
  original,
  mine,
  theirs,
}: {
  definition: FormDefinition;
  original: Texts;
  mine: Texts;
  theirs: Texts;
}): ThreeWayRow[] {
  const items = new Map<string, string[]>();
  for (const field of Object.values(definition.fields)) {
    if (field.system) continue;
    const item = placeOf(definition, field.name)?.item ?? field.name;
    const curve = definition.curves[item];
    items.set(item, curve ? curveFieldNames(curve) : [field.name]);
  }
  return [...items].flatMap(([item, fields]) => {
    const differs = (a: Texts, b: Texts) => fields.some((name) => !isSame(definition, name, a, b));
    const byMe = differs(mine, original);
    const byThem = differs(theirs, original);
    if ((!byMe && !byThem) || !differs(mine, theirs)) return [];
    const title = definition.curves[item]?.title ?? definition.fields[item]?.title ?? item;
    return [
      { item, title, fields, isConflict: byMe && byThem, choice: byMe ? ('mine' as const) : ('theirs' as const) },
    ];
  });
}

function isSame(definition: FormDefinition, name: string, a: Texts, b: Texts): boolean {
  const field = definition.fields[name];
  return field === undefined || isSameValue(field, a[name] ?? '', b[name] ?? '');
}
