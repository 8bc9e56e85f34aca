import { type DraftSource, toSourceKey } from './DraftSources.ts';
import { appliesToTexts, readDraftedSource } from './draftedSource.ts';
import type { Texts } from './draftHistory.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { differsIn, type FormItem } from './formItems.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { isOfChosenCase } from './nestedRecord.ts';
import { isBlankText, sourcePaths, toSourcePath } from './sourcePaths.ts';
import { afterEdit, toWords } from './ValueSource.ts';

/** Returns the key of an item's source. */
export function itemSourceKey({ item }: Pick<FormItem, 'item'>): string {
  return toSourceKey(toSourcePath(item));
}

/**
 * Returns the source of a field or curve in one version of a record; marked as changed if it was given for another
 * value than this version's.
 */
export function versionSource(
  definition: FormDefinition,
  item: Pick<FormItem, 'item'>,
  texts: Texts,
): DraftSource | undefined {
  const names = sourcePaths(definition).get(toSourcePath(item.item)) ?? [];
  const held = readDraftedSource(texts[itemSourceKey(item)] ?? '');
  const read = (name: string) => texts[name] ?? '';
  if (!held || names.every((name) => isBlankText(read(name)))) return undefined;
  const isUnchanged =
    held.of === undefined || appliesToTexts(definition, names, { of: held.of, read, readStored: read });
  return isUnchanged ? held.source : afterEdit(held.source);
}

/** Whether the value or the source of a field or curve differs between two versions of a record. */
export function itemDiffers(definition: FormDefinition, item: FormItem, a: Texts, b: Texts): boolean {
  return differsIn(definition, item.fields, a, b) || sourceDiffers(definition, item, a, b);
}

/** Whether its source differs between two versions; who confirmed it does not matter. */
export function sourceDiffers(definition: FormDefinition, item: FormItem, a: Texts, b: Texts): boolean {
  const isShown = [a, b].some((texts) =>
    item.fields.some((name) => isOfChosenCase(definition, name, (choice) => texts[choice])),
  );
  const [one, other] = [a, b].map((texts) => versionSource(definition, item, texts));
  return isShown && !isSameSource(one, other);
}

function isSameSource(a: DraftSource | undefined, b: DraftSource | undefined): boolean {
  if (!a || !b) return a === b;
  return (
    isDeepEqual(toWords(a), toWords(b)) &&
    Boolean(a.changed) === Boolean(b.changed) &&
    Boolean(a.confirmed) === Boolean(b.confirmed)
  );
}
