import { didYouMean } from '#codegen/didYouMean.ts';
import type { CheckedKind } from '#codegen/emit.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { Memory } from '#codegen/Memory.ts';
import { readShared, readSources } from '#codegen/readSources.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { listUnitSymbols } from '#model/unitSymbols.ts';
import { textTable } from './textTable.ts';

/** A list as lines for a terminal and as entries for programs. */
export interface Listing {
  lines: string[];
  entries: Record<string, unknown>[];
}

interface Listed {
  kinds: readonly CheckedKind[];
  texts: Map<string, string>;
  icons: ReadonlySet<string>;
}

/** What can be listed besides the kinds, and what each list contains. */
export const LISTS = {
  fields: 'shared fields',
  tabs: 'tabs',
  units: 'symbols of units',
  icons: 'icons',
} as const;

/** Lists the kinds, or what a kind file may name; `part` keeps the entries that contain it. */
export function listKinds(list: string | undefined, part: string, listed: Listed): Listing | { fault: string } {
  const all = list === undefined ? kindEntries(listed) : listEntries(list, listed);
  if ('fault' in all) return all;
  const entries = all.filter((entry) => Object.values(entry).some((value) => String(value).includes(part)));
  if (entries.length === 0) return { fault: `Nothing that is listed contains "${part}".` };
  const headings = Object.keys(entries[0] ?? {});
  // Every value is made below as a text or a number.
  const rows = entries.map((entry) => headings.map((name) => entry[name] as string | number));
  return { lines: textTable(headings, rows), entries };
}

function listEntries(list: string, listed: Listed): Record<string, unknown>[] | { fault: string } {
  switch (list) {
    case 'fields':
      return fieldEntries(listed);
    case 'tabs':
      return tabEntries(listed);
    case 'units':
      return unitEntries(listed);
    case 'icons':
      return [...listed.icons].sort().map((icon) => ({ icon }));
    default: {
      const lists = Object.keys(LISTS);
      return { fault: `There is no list "${list}". ${didYouMean(list, lists) ?? `Lists: ${lists.join(', ')}.`}` };
    }
  }
}

function kindEntries({ kinds }: Listed): Record<string, unknown>[] {
  return kinds.map(({ definition, summary, source }) => ({
    kind: definition.id,
    title: definition.title,
    category: summary.plural,
    fields: Object.values(definition.fields).filter(({ system }) => !system).length,
    tabs: definition.tabs.length,
    curves: Object.keys(definition.curves).length,
    version: definition.kindVersion ?? FIRST_VERSION,
    file: source,
  }));
}

/** Returns the shared fields that a kind file can take over by `$ref`, or has with the whole file. */
function fieldEntries({ texts }: Listed) {
  return listShared(texts).flatMap(({ file, properties, $defs }) => [
    ...toEntries($defs, `../${file}#/$defs/`),
    ...toEntries(properties, `../${file}#/properties/`),
  ]);
}

/** Leaves out fields that the server fills in, and those that are taken over from another shared file. */
function toEntries(fields: Record<string, FieldSchema> = {}, before: string) {
  const own = Object.entries(fields).filter(([, field]) => !field['x-system'] && field.$ref === undefined);
  return own.map(([name, { title = name, 'x-unit': unit = '' }]) => ({
    field: name,
    title,
    unit,
    $ref: `${before}${name}`,
  }));
}

function listShared(texts: Map<string, string>) {
  const sources = readSources(texts, new Memory()).value;
  const { value } = readShared(
    texts,
    sources,
    Object.assign(() => [], { findErrors: () => [] }),
  );
  return [...(value ?? [])].map(([file, { file: shared }]) => ({ ...shared, file }));
}

function tabEntries({ kinds }: Listed) {
  const tabs = new Map<string, { title: string; kinds: string[] }>();
  for (const { merged } of kinds)
    for (const [tab, title] of Object.entries(merged.tabTitles)) tabs.set(tab, { title, kinds: [] });
  for (const { definition } of kinds)
    for (const { id, title } of definition.tabs) {
      const known = tabs.get(id) ?? { title, kinds: [] };
      tabs.set(id, { ...known, kinds: [...known.kinds, definition.id] });
    }
  return [...tabs].map(([tab, { title, kinds: users }]) => ({ tab, title, 'used by': users.join(', ') }));
}

function unitEntries({ kinds }: Listed) {
  const names = kinds[0]?.merged.unitNames ?? {};
  const counted = Object.keys(names).filter((symbol) => !listUnitSymbols().includes(symbol));
  return [...listUnitSymbols(), ...counted].map((unit) => ({ unit, name: names[unit]?.[1] ?? '' }));
}
