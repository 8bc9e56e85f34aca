import type { CheckedKind } from '#codegen/emit.ts';
import { joinWords } from '#model/joinWords.ts';
import {
  type DescribedKind,
  kindReference,
  type ReferenceGroup,
  type ReferenceItem,
  type ReferenceTab,
} from '#model/kindReference.ts';
import { fieldNotes } from './fieldNotes.ts';
import { pageHeader, paragraph } from './markdown.ts';

/** The text in place of a component's currency. */
export const CURRENCY = 'currency';

/** Returns the page on one kind: its fields by tab, its checks, and what has changed. */
export function kindPage(kind: CheckedKind): string {
  const { tabs, hidden, changes, version } = kindReference(toDescribed(kind), CURRENCY);
  const { summary, source } = kind;
  const bases = kind.merged.file.allOf?.map(({ $ref }) => `\`${$ref.replace('../', 'schemas/')}\``) ?? [];
  const shared = bases.length === 0 ? '' : `, with ${joinWords(bases)}`;
  return `${[
    pageHeader(source),
    `# ${summary.title}`,
    paragraph(summary.description),
    `\`${summary.subclass}\`, version ${version}, in the category ${summary.plural}. From [${source}](../../${source})${shared}.`,
    ...tabs.flatMap((tab) => tabLines(tab, kind)),
    ...(hidden.length === 0 ? [] : ['## Never shown', itemLines(hidden, kind)]),
    ...checkLines(kind),
    '## Changes',
    ...(changes.length === 0
      ? ['None: this is the first version.']
      : changes.map(
          (log) => `Version ${log.version}:\n\n${log.changes.map((text) => `- ${paragraph(text)}`).join('\n')}`,
        )),
  ].join('\n\n')}\n`;
}

/** Converts a kind to the form that `kindReference` takes. */
export function toDescribed({ definition, checks, derived, changeLog }: CheckedKind): DescribedKind {
  return {
    definition,
    checks,
    derived: derived.filter(({ per }) => per === undefined),
    derivedSeries: derived.flatMap(({ per, ...series }) => (per === undefined ? [] : [{ ...series, per }])),
    changeLog,
  };
}

function tabLines({ title, facts, groups }: ReferenceTab, kind: CheckedKind): string[] {
  return [
    `## ${title}`,
    ...(facts.length === 0 ? [] : [facts.map(({ term, text }) => `- ${term}: ${paragraph(text)}`).join('\n')]),
    ...groups.flatMap((group) => groupLines(group, kind)),
  ];
}

function groupLines({ title, help, items }: ReferenceGroup, kind: CheckedKind): string[] {
  return [`### ${title}`, ...(help === '' ? [] : [paragraph(help)]), itemLines(items, kind)];
}

function itemLines(items: readonly ReferenceItem[], kind: CheckedKind, indent = ''): string {
  return items
    .flatMap((item) => {
      const [expression, notes] = [derivedText(item, kind), indent === '' ? fieldNotes(item.id, kind.merged) : []];
      return [
        `${indent}- **${paragraph(item.title)}**, \`${item.id}\`${item.help === '' ? '' : `: ${paragraph(item.help)}`}`,
        `${indent}  - ${basicsText(item)}`,
        ...item.facts
          .filter(({ term }) => !BASICS.has(term))
          .map(({ term, text }) => `${indent}  - ${term}: ${paragraph(text)}`),
        ...(expression === undefined ? [] : [`${indent}  - Expression: \`${expression}\``]),
        ...notes.map((note) => `${indent}  - Note: ${paragraph(note)}`),
        ...(item.items.length === 0 ? [] : [itemLines(item.items, kind, `${indent}  `)]),
      ];
    })
    .join('\n');
}

/** 'Number; unit: kW (kilowatts); accepts: at least 0; default: 10 kW'. */
function basicsText({ facts }: ReferenceItem): string {
  const stated = facts.filter(({ term }) => BASICS.has(term));
  return stated
    .map(({ term, text }) => (term === 'Type' ? text : `${term.toLowerCase()}: ${paragraph(text)}`))
    .join('; ');
}

/** The facts that are joined on one line. */
const BASICS = new Set(['Type', 'Unit', 'Accepts', 'Default']);

function derivedText({ id, sort }: ReferenceItem, { merged }: CheckedKind): string | undefined {
  return sort === 'derived' ? merged.derived.get(id)?.schema.value : undefined;
}

function checkLines({ merged }: CheckedKind): string[] {
  if (merged.checks.length === 0) return [];
  const lines = merged.checks.map(({ schema: { warn, error, when, require, at } }) => {
    const where = at.map((name) => `\`${name}\``);
    const what = error === undefined ? `Warning “${warn}”` : `Error “${error}”`;
    const only = when === undefined ? '' : `, checked while \`${when}\``;
    return `- ${what} at ${joinWords(where)}, unless \`${require}\`${only}`;
  });
  return ['## Checks across fields', lines.join('\n')];
}
