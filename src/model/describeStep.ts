import { counted } from './counted.ts';
import { isSourceKey, toPath } from './DraftSources.ts';
import type { DraftStore } from './DraftStore.ts';
import { emptyText, valueText } from './displayText.ts';
import type { HistoryStep } from './draftHistory.ts';
import type { CurveDefinition, FormDefinition } from './FormDefinition.ts';
import { findField, findTable } from './fieldKeys.ts';
import { readTableText } from './fieldText.ts';
import { insideSentence } from './insideSentence.ts';
import { keyLabel } from './keyLabel.ts';
import { readNumberList } from './numberList.ts';
import { shortenText } from './shortenText.ts';
import { sourceTitle } from './sourcePaths.ts';

/**
 * Describes a step of a form's history: 'Hub height 10 → 80 m', 'Power curve: paste of 31 rows', 'Name and 3 more'.
 */
export function describeStep(store: Pick<DraftStore, 'definition' | 'tables' | 'text'>, step: HistoryStep): string {
  const { definition } = store;
  const keys = Object.keys(step.after).filter((key) => !isSourceKey(key));
  if (keys.length === 0) return describeSources(definition, Object.keys(step.after));
  // Cells of a table whose rows change in the same step are not mentioned themselves.
  const own = keys.filter((key) => !keys.some((table) => isInside(key, table)));
  const items = new Set(own.map((key) => findCurve(definition, key)?.id ?? key));
  const [first = '', ...rest] = items;
  const curve = definition.curves[first];
  if (rest.length > 0) return `${curve?.title ?? keyLabel(store, first)} and ${rest.length} more`;
  if (step.note !== undefined) return `${curve?.title ?? keyLabel(store, first)}: ${step.note}`;
  return curve
    ? `${curve.title}: ${counted(countValues(definition, step), 'value')}`
    : describeChange(store, first, step);
}

function describeSources(definition: FormDefinition, keys: readonly string[]): string {
  const [first = '', ...rest] = keys.map(toPath);
  const title = insideSentence(sourceTitle(definition, first));
  return `Source of ${title}${rest.length > 0 ? ` and ${rest.length} more` : ''}`;
}

function describeChange(
  store: Pick<DraftStore, 'definition' | 'tables' | 'text'>,
  key: string,
  { before, after }: HistoryStep,
): string {
  const { definition } = store;
  const label = keyLabel(store, key);
  const field = findField(definition, key);
  const [from = '', to = ''] = [before[key], after[key]];
  if (field?.table) {
    const added = readTableText(to).length - readTableText(from).length;
    if (added === 0) return `${label}: rows in another order`;
    return `${label}: ${counted(Math.abs(added), 'row')} ${added > 0 ? 'added' : 'removed'}`;
  }
  const currency = Object.hasOwn(definition.fields, 'currency') ? store.text('currency') : undefined;
  const isNumber = field?.type === 'number' || field?.type === 'integer';
  const old = isNumber ? from.trim() || emptyText(field) : valueText(field, from, currency);
  return `${label} ${shortenText(old, LONGEST)} → ${shortenText(valueText(field, to, currency), LONGEST)}`;
}

function findCurve(definition: FormDefinition, key: string): CurveDefinition | undefined {
  return definition.curves[findField(definition, key)?.curve ?? ''];
}

/** Counts the numbers of a curve that differ, including those that a list gains or loses. */
function countValues({ fields }: FormDefinition, { before, after }: HistoryStep): number {
  return Object.keys(after).reduce((count, name) => {
    if (fields[name]?.type !== 'list') return count + 1;
    const [old, now] = [readNumberList(before[name] ?? '') ?? [], readNumberList(after[name] ?? '') ?? []];
    const longest = Math.max(old.length, now.length);
    return count + Array.from({ length: longest }, (_, at) => at).filter((at) => !Object.is(old[at], now[at])).length;
  }, 0);
}

function isInside(key: string, table: string): boolean {
  for (let around = findTable(key); around !== undefined; around = findTable(around)) {
    if (around === table) return true;
  }
  return false;
}

/** The most characters of a quoted value. */
const LONGEST = 30;
