import { didYouMean } from '#codegen/didYouMean.ts';
import type { CheckedKind } from '#codegen/emit.ts';
import { META_SCHEMA } from '#codegen/readSources.ts';
import { fieldReference, kindReference, type ReferenceItem } from '#model/kindReference.ts';
import { explainField, type FoundItem } from './explainField.ts';
import { explainWord, listWords } from './explainWord.ts';
import { CURRENCY, toDescribed } from './kindPage.ts';

interface Known {
  kinds: readonly CheckedKind[];
  texts: ReadonlyMap<string, string>;
}

/** Explains `<kind>`, `<kind>.<field>`, or a keyword of kind files such as `x-warn`. */
export function explainName(name: string, { kinds, texts }: Known): { lines: string[] } | { fault: string } {
  const metaSchema = JSON.parse(texts.get(META_SCHEMA) ?? '{}');
  const [id = '', ...rest] = name.split(/[./]/);
  const kind = kinds.find(({ definition }) => definition.id === id);
  if (kind && rest.length > 0) return explainPart(rest.join('/'), kind);
  const lines = [...(kind && rest.length === 0 ? kindLines(kind) : []), ...explainWord(name, metaSchema)];
  if (lines.length > 0) return { lines };
  return { fault: rest.length > 0 ? unknownKind(id, kinds) : unknownName(name, kinds, listWords(metaSchema)) };
}

function unknownKind(id: string, kinds: readonly CheckedKind[]): string {
  const ids = kinds.map(({ definition }) => definition.id);
  return `There is no kind "${id}". ${didYouMean(id, ids) ?? `Kinds: ${ids.join(', ')}.`}`;
}

/** Says that a name is neither a kind nor a keyword; it may be that of a field without its kind. */
function unknownName(name: string, kinds: readonly CheckedKind[], words: readonly string[]): string {
  const fields = kinds.flatMap(({ definition: { id, fields: own } }) =>
    Object.keys(own).map((field) => ({ field, path: `${id}.${field}` })),
  );
  const named = fields.filter(({ field }) => field === name).map(({ path }) => path);
  if (named.length > 0) return `"${name}" is a field. Name it with its kind: ${named.join(', ')}.`;
  const ids = kinds.map(({ definition }) => definition.id);
  const paths = new Map(fields.map(({ field, path }) => [field, path]));
  const guess = didYouMean(name, [...ids, ...words, ...paths.keys()], (known) =>
    ids.includes(known) || words.includes(known) ? known : (paths.get(known) ?? known),
  );
  return `There is no kind, field or keyword "${name}". ${guess ?? `Kinds: ${ids.join(', ')}.`}`;
}

function explainPart(name: string, kind: CheckedKind): { lines: string[] } | { fault: string } {
  const found = listItems(kind);
  const own =
    found.get(name) ?? [...found].find(([path]) => path.replaceAll(/\/[#=]/g, '/').replace('//', '/') === name)?.[1];
  if (own) return { lines: explainField(own, kind) };
  const { id } = kind.definition;
  return {
    fault: `${id} has no field "${name}". ${didYouMean(name, found.keys()) ?? `See npm run kind -- explain ${id}.`}`,
  };
}

/** Returns everything that a kind shows or holds, by name. */
function listItems(kind: CheckedKind): Map<string, FoundItem> {
  const { tabs, hidden } = kindReference(toDescribed(kind), CURRENCY);
  const found = new Map<string, FoundItem>();
  const add = (item: ReferenceItem, tab: string, place = item.id) => {
    found.set(place, { item, place, tab });
    const isTable = item.sort === 'field';
    for (const inner of item.items) add(inner, tab, isTable ? `${place}/#/${inner.id}` : inner.id);
  };
  for (const tab of tabs)
    for (const group of tab.groups) for (const item of group.items) add(item, `${tab.title} › ${group.title}`);
  for (const item of hidden) add(item, 'no tab');
  const { definition } = kind;
  // Fields that a curve edits, and fields of the server.
  for (const { name, curve = '' } of Object.values(definition.fields).filter((field) => !found.has(field.name))) {
    const around = found.get(curve);
    const item = fieldReference(toDescribed(kind), name, CURRENCY);
    if (item) found.set(name, { item, place: name, tab: around ? `${around.tab} › ${around.item.title}` : 'no tab' });
  }
  return found;
}

function kindLines(kind: CheckedKind): string[] {
  const { tabs, hidden, version, title, description, changes } = kindReference(toDescribed(kind), CURRENCY);
  const { merged, source, definition } = kind;
  const line = (item: ReferenceItem) => {
    const basics = item.facts
      .filter(({ term }) => BASICS.has(term))
      .map(({ term, text }) => (term === 'Default' ? `default ${text}` : text));
    return `    ${item.id.padEnd(LONGEST)}  ${item.title}: ${basics.join('; ')}`;
  };
  return [
    `${definition.id}  ${title}, version ${version}, ${source}`,
    `  ${description}`,
    ...tabs.flatMap((tab) => [
      '',
      `  ${tab.title}${tab.facts.map(({ term, text }) => `; ${term.toLowerCase()} ${text}`).join('')}`,
      ...tab.groups.flatMap((group) => [`   ${group.title}`, ...group.items.map(line)]),
    ]),
    ...(hidden.length === 0 ? [] : ['', '  Never shown', ...hidden.map(line)]),
    ...(merged.checks.length === 0 ? [] : ['', '  Checks']),
    ...merged.checks.map(
      ({ schema: { warn, error, require } }) => `    ${error ? `Error: ${error}` : `Warning: ${warn}`} (${require})`,
    ),
    ...changes.flatMap((log) => [
      '',
      `  Changes of version ${log.version}`,
      ...log.changes.map((text) => `    ${text}`),
    ]),
    '',
    `npm run kind -- explain ${definition.id}.<field> explains one of them.`,
    '',
  ];
}

const BASICS = new Set(['Type', 'Unit', 'Accepts', 'Default']);
const LONGEST = 24;
