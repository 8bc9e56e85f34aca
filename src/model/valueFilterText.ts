import { decodePart, splitNames } from './nameListText.ts';
import type { ValueFilter } from './ValueFilter.ts';

/**
 * Writes conditions as one text, for addresses and calls:
 * 'rated_power:2000..4000;class:=1,2;description:~coast;used:yes'.
 */
export function writeValueFilters(filters: readonly ValueFilter[]): string {
  return filters.map((filter) => `${encodeURIComponent(filter.field)}:${writeTest(filter)}`).join(';');
}

/** Reads the conditions of a text; undefined if any of them is malformed. */
export function readValueFilters(text: string): ValueFilter[] | undefined {
  const filters: ValueFilter[] = [];
  for (const part of text.split(';').filter(Boolean)) {
    const [, name = '', test = ''] = CONDITION.exec(part) ?? [];
    const field = decodePart(name);
    const filter = field === undefined || field === '' ? undefined : readTest(field, test);
    if (!filter) return undefined;
    filters.push(filter);
  }
  return filters;
}

function writeTest(filter: ValueFilter): string {
  switch (filter.type) {
    case 'range':
      return `${filter.from ?? ''}..${filter.to ?? ''}`;
    case 'choice':
      return `=${filter.values.map(encodeURIComponent).join(',')}`;
    case 'text':
      return `~${encodeURIComponent(filter.text)}`;
    case 'flag':
      return filter.value ? 'yes' : 'no';
  }
}

function readTest(field: string, test: string): ValueFilter | undefined {
  if (test === 'yes' || test === 'no') return { field, type: 'flag', value: test === 'yes' };
  const rest = test.slice(1);
  if (test.startsWith('~')) {
    const text = decodePart(rest);
    return text ? { field, type: 'text', text } : undefined;
  }
  if (test.startsWith('=')) {
    const values = splitNames(rest);
    return values && values.length > 0 ? { field, type: 'choice', values } : undefined;
  }
  const [whole, least, most] = RANGE.exec(test) ?? [];
  const [from, to] = [least, most].map((end) => (end ? Number(end) : undefined));
  if (whole === undefined || (from === undefined && to === undefined)) return undefined;
  return [from, to].some((end) => Math.abs(end ?? 0) === Number.POSITIVE_INFINITY)
    ? undefined
    : { field, type: 'range', from, to };
}

const CONDITION = /^([^:]+):(.+)$/s;
const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?`;
const RANGE = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`);
