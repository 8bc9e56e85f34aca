import { findNearest } from '#model/findNearest.ts';
import { findPartFault, findUnplacedParts } from './checkDocumentPlaces.ts';
import { didYouMean } from './didYouMean.ts';
import { curveFields } from './expandCurves.ts';
import type { MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { lastSegment } from './toShape.ts';

type Report = (message: string, suggestion?: string) => void;

/** Reports problems of the tabs: fields that are in none or in two, or don't exist. */
export function checkPlaces(kind: MergedKind): Problem[] {
  const problems: Problem[] = [];
  // A field whose name is misspelt in a tab is not also reported as being in no tab.
  const meant = new Set(findMeant(kind));
  const placed = new Map<string, string>();
  const curveByField = new Map(
    [...kind.curves].flatMap(([id, { schema }]) => curveFields(schema).map((name) => [name, id])),
  );
  for (const { schema: tab, origin } of kind.tabs.values()) {
    const { source } = origin;
    if (tab.title === undefined && kind.tabTitles[tab.id] === undefined) {
      problems.push(
        source.problemAt(
          [...origin.path, 'id'],
          `tab "${tab.id}" has no title, so planners could not tell it from the others.`,
          didYouMean(tab.id, Object.keys(kind.tabTitles)) ?? 'Give it a "title".',
        ),
      );
    }
    for (const [group, { fields }] of tab.groups.entries()) {
      for (const [index, item] of fields.entries()) {
        const report: Report = (message, suggestion) =>
          problems.push(source.problemAt([...origin.path, 'groups', group, 'fields', index], message, suggestion));
        const field = kind.fields.get(item);
        const curve = curveByField.get(item);
        if (curve !== undefined) report(`"${item}" is edited by the curve "${curve}".`, `Put "${curve}" here instead.`);
        else if (isDocumentPart(item, kind)) checkPart(item, report, { kind, placed });
        else if (isNested(item)) reportNested(item, report, kind);
        else if (!field && !kind.curves.has(item) && !kind.objects.has(item)) reportUnknown(item, report, kind);
        else if (field?.schema['x-hidden'] || field?.schema['x-system'])
          report(`"${item}" is hidden, so it can't be in a tab.`);
        else if (placed.has(item))
          report(
            `"${item}" is in tab "${placed.get(item)}" already; it can be shown only once.`,
            'Remove one of the two.',
          );
        placed.set(item, tab.id);
      }
    }
  }
  return kind.hasDoubtfulTabs ? problems : [...problems, ...unplaced(kind, placed, { curveByField, meant })];
}

function findMeant(kind: MergedKind): string[] {
  const known = [...kind.fields.keys(), ...kind.objects.keys(), ...kind.curves.keys()];
  const named = [
    ...[...kind.tabs.values()].flatMap(({ schema }) => schema.groups.flatMap(({ fields }) => fields)),
    ...[...kind.curves.values()].flatMap(({ schema }) => [schema.x, ...schema.y].flatMap(({ field }) => field ?? [])),
  ];
  return named.filter((name) => !known.includes(name)).flatMap((name) => findNearest(name, known) ?? []);
}

function unplaced(
  kind: MergedKind,
  placed: Map<string, string>,
  { curveByField, meant }: { curveByField: Map<string, string>; meant: ReadonlySet<string> },
): Problem[] {
  const tabIds = [...new Set([...kind.tabs.values()].map(({ schema }) => `"${schema.id}"`))];
  const where = tabIds.length ? `Put it in a group of ${tabIds.join(', ')}` : 'Give the kind "x-tabs" and put it there';
  const parts = findUnplacedParts(kind, placed.keys()).flatMap(([name, part]) => {
    const { source, path } = kind.fields.get(name)?.origin ?? { source: kind.source, path: [] };
    const message = `"${part}" is in no tab, so it would never be shown.`;
    return part === name ? [] : [source.problemAt(path, message, `${where}, or put "${name}" there as a whole.`)];
  });
  const isSplit = (name: string) => [...placed.keys()].some((item) => item.startsWith(`${name}/`));
  const fields = [...kind.fields].flatMap(([name, { schema, origin }]) => {
    if (isSplit(name) || meant.has(name)) return [];
    if (isNested(name) || placed.has(name) || curveByField.has(name) || schema['x-hidden'] || schema['x-system'])
      return [];
    // A shared field that is in no tab is reported at the kind's own tabs, if it has any.
    const isOwn = origin.source.file === kind.source.file || (kind.file['x-tabs'] === undefined && tabIds.length > 0);
    const own = isOwn ? origin : { source: kind.source, path: ['x-tabs'] };
    const message = `field "${name}" is in no tab, so it would never be shown.`;
    return [own.source.problemAt(own.path, message, `${where}, or give it "x-hidden": true.`)];
  });
  const curves = [...kind.curves].flatMap(([id, { origin }]) =>
    placed.has(id) || meant.has(id)
      ? []
      : [origin.source.problemAt(origin.path, `curve "${id}" is in no tab, so it would never be shown.`, `${where}.`)],
  );
  const objects = [...kind.objects].flatMap(([path, { origin }]) =>
    isNested(path) || placed.has(path) || meant.has(path)
      ? []
      : [
          origin.source.problemAt(
            origin.path,
            `object "${path}" is in no tab, so it would never be shown.`,
            `${where}.`,
          ),
        ],
  );
  return [...fields, ...parts, ...objects, ...curves];
}

/** Whether an item begins with the name of a document, which tabs may show part by part. */
function isDocumentPart(item: string, { documents }: MergedKind): boolean {
  return documents.has(item.split('/')[0] ?? '');
}

function checkPart(
  item: string,
  report: Report,
  { kind, placed }: { kind: MergedKind; placed: ReadonlyMap<string, string> },
): void {
  const [name = ''] = item.split('/');
  const document = kind.documents.get(name);
  const fault = document && findPartFault(item, { name, document, placed });
  if (fault) report(fault.message, fault.suggestion);
}

/** Whether a name leads into an object. */
function isNested(name: string): boolean {
  return name.includes('/');
}

function reportUnknown(item: string, report: Report, kind: MergedKind): void {
  // If a field in an object was meant, the tab has to list the object.
  const path = [...kind.fields.keys(), ...kind.objects.keys()].find(
    (name) => isNested(name) && (lastSegment(name) === item || name.replaceAll('/', '.') === item),
  );
  if (path !== undefined) {
    reportNested(path, report, kind, item);
    return;
  }
  const known = [...kind.fields.keys(), ...kind.objects.keys(), ...kind.curves.keys()].filter(
    (name) => !isNested(name),
  );
  report(`there is no field or curve "${item}".`, didYouMean(item, known));
}

function reportNested(path: string, report: Report, { objects }: MergedKind, item = path): void {
  const [object = ''] = path.split('/');
  if (!objects.has(object)) report(`there is no field or curve "${item}".`, didYouMean(item, objects.keys()));
  else report(`"${item}" is in the object "${object}", which is shown as a whole.`, `Put "${object}" here instead.`);
}
