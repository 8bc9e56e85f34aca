import type { FieldDefinition } from './FormDefinition.ts';
import { fieldText, isSameValue } from './fieldText.ts';
import { fitsField } from './fitsField.ts';
import type { Difference } from './MetaDifference.ts';
import { compareLimits, lowerLimit, upperLimit } from './metaLimits.ts';
import { isSameType } from './metaTypes.ts';
import type { StatedField } from './StatedMeta.ts';
import { isSameMeasure, readMeasure } from './typedUnit.ts';

interface Compared {
  field: FieldDefinition;
  /** The metadata of the form, as our own server states it: complete. */
  form: StatedField;
  server: StatedField;
}

/** Returns every difference between a server's metadata of a field and the form's; an absent key states nothing. */
export function compareMetaField(compared: Compared): Difference[] {
  return [
    ...compareKind(compared),
    ...compareNumbers(compared),
    ...compareTexts(compared),
    ...compareChoices(compared),
    ...compareDefault(compared),
    ...(compared.field.table ? compareRows(compared) : []),
  ];
}

function compareKind({ form, server }: Compared): Difference[] {
  const differences: Difference[] = [];
  if (server.type !== undefined && !isSameType(form, server))
    differences.push({ code: 'type', form: form.type ?? null, server: server.type });
  const flags = [
    ['required', form.required, server.required],
    ['readOnly', form.read_only, server.read_only],
    ['nullable', form.nullable, server.nullable],
  ] as const;
  for (const [code, ours = false, theirs] of flags) {
    if (theirs !== undefined && theirs !== ours) differences.push({ code, form: ours, server: theirs });
  }
  if (server.unit !== undefined && !isSameUnit(form.unit, server.unit))
    differences.push({ code: 'unit', form: form.unit ?? null, server: server.unit });
  return differences;
}

/** Whether both units denote the same amount, however written: 'EUR/kW' and '{currency}/kW', 'm2' and 'm²'. */
function isSameUnit(ours: string | null | undefined, theirs: string | null): boolean {
  if (!ours || !theirs) return (ours ?? null) === theirs;
  if (ours === theirs) return true;
  const [own, other] = [ours, theirs].map(readMeasure);
  return own !== undefined && other !== undefined && isSameMeasure(own, other);
}

function compareNumbers({ form, server }: Compared): Difference[] {
  const limits = [
    ['Minimum', lowerLimit(form) ?? null, lowerLimit(server), 1],
    ['Maximum', upperLimit(form) ?? null, upperLimit(server), -1],
  ] as const;
  return limits.flatMap(([name, ours, theirs, sign]): Difference[] => {
    if (theirs === undefined) return [];
    const order = compareLimits({ form: ours, server: theirs }, sign);
    return order ? [{ code: `${order}${name}`, form: ours, server: theirs }] : [];
  });
}

function compareTexts({ form, server }: Compared): Difference[] {
  const differences: Difference[] = [];
  const lengths = [
    ['LeastLength', form.min_length ?? null, server.min_length, 1],
    ['Length', form.max_length ?? null, server.max_length, -1],
  ] as const;
  for (const [name, ours, theirs, sign] of lengths) {
    if (theirs === undefined) continue;
    const order = compareLimits({ form: toLimit(ours), server: toLimit(theirs) }, sign);
    if (order) differences.push({ code: `${order}${name}`, form: ours, server: theirs });
  }
  const { pattern = null, list = null } = form;
  if (server.pattern !== undefined && server.pattern !== pattern)
    differences.push({ code: 'pattern', form: pattern, server: server.pattern });
  if (server.list !== undefined && server.list !== list) {
    const isTighter = LISTS.indexOf(server.list) > LISTS.indexOf(list);
    differences.push({ code: isTighter ? 'tighterList' : 'looserList', form: list, server: server.list });
  }
  return differences;
}

function toLimit(length: number | null) {
  return length === null ? null : { value: length };
}

/** From the loosest to the strictest; null is any text. */
const LISTS: readonly (string | null)[] = [null, 'numbers', 'percentages'];

function compareChoices({ form, server }: Compared): Difference[] {
  const { choices: ours = null } = form;
  const { choices: theirs } = server;
  // The two values of a flag are not compared as choices.
  if (theirs === undefined || form.type === 'boolean') return [];
  const [left, right] = [ours, theirs].map((choices) => choices && new Set(choices.map(String)));
  const isSame =
    left && right ? left.size === right.size && [...left].every((choice) => right.has(choice)) : left === right;
  return isSame ? [] : [{ code: 'choices', form: ours, server: theirs }];
}

function compareDefault({ field, form, server }: Compared): Difference[] {
  const { default: ours = null } = form;
  const { default: theirs } = server;
  if (theirs === undefined || isSameValue(field, fieldText(field, ours), fieldText(field, theirs))) return [];
  return [{ code: fitsField(field, theirs) ? 'default' : 'refusedDefault', form: ours, server: theirs }];
}

function compareRows({ form, server }: Compared): Difference[] {
  const counts = [
    ['LeastRows', form.min_items, server.min_items, 1],
    ['MostRows', form.max_items, server.max_items, -1],
  ] as const;
  const differences = counts.flatMap(([name, ours = null, theirs, sign]): Difference[] => {
    if (theirs === undefined) return [];
    const order = compareLimits({ form: toLimit(ours), server: toLimit(theirs) }, sign);
    return order ? [{ code: `${order}${name}`, form: ours, server: theirs }] : [];
  });
  const { unique } = server;
  if (unique === undefined || JSON.stringify(unique) === JSON.stringify(form.unique)) return differences;
  return [...differences, { code: 'unique', form: form.unique ?? null, server: unique }];
}
