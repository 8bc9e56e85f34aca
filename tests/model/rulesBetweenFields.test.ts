import { describe, expect, it } from 'vitest';
import { readSchemas } from '#codegen/readSchemas.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { countByTab, findPlace } from '#model/tabFields.ts';
import { getKind, KIND_ROWS } from './loadedKinds.ts';

interface RuleInFile {
  field: string;
  below?: string;
  atMost?: string;
}

interface KindInFile {
  $id: string;
  allOf?: { $ref: string }[];
  'x-rules'?: RuleInFile[];
}

/** A rule between two fields: a record that keeps it, and texts for either field that break it. */
interface Case {
  subclass: string;
  field: string;
  partner: string;
  kept: FieldValues;
  broken: Record<string, string>;
  atField: string;
  atPartner: string;
  /** Further lists of the curve, which follow the partner so that only this rule is broken. */
  followers: Record<string, string>;
}

const { texts } = await readSchemas();
const CASES = [...KIND_ROWS.flatMap(([subclass]) => [...limitCases(subclass), ...lengthCases(subclass)])];

it('the kinds have rules between fields, of every sort', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(20);
  for (const words of [/^Must be below/, /^Must not exceed/, /^Needs as many values as/])
    expect(CASES.some(({ atField }) => words.test(atField))).toBe(true);
});

describe.each(CASES)('$subclass: $field beside $partner', (rule) => {
  const { field, partner, broken, atField, atPartner, followers } = rule;

  it.each([field, partner])(
    'broken at %s it is shown at both and counted, and corrected at either it disappears',
    (changed) => {
      for (const corrected of [field, partner]) {
        const store = editing(rule);
        expect(store.form().errors).toEqual([]);
        const before = { [field]: store.text(field), [partner]: store.text(partner) };
        if (changed === partner) store.change(followers);
        store.type(changed, broken[changed] ?? '');
        store.blur(changed);
        expect(store.snapshot(field).shownError).toBe(atField);
        expect(store.snapshot(partner).shownError).toBe(atPartner);
        // Save is disabled, and each tab with one of the fields counts the error.
        for (const name of [field, partner]) {
          const tab = countByTab(store.definition, store.form()).find(
            ({ id }) => id === findPlace(store.definition, name)?.tab,
          );
          expect(tab?.errors).toBeGreaterThan(0);
        }

        const repaired = corrected === changed ? before[corrected] : followed(rule, changed);
        if (corrected === partner && changed !== partner) store.change(followers);
        if (corrected === partner && changed === partner) store.restore(Object.keys(followers));
        store.type(corrected, repaired ?? '');
        store.blur(corrected);
        expect(store.snapshot(field).shownError).toBeUndefined();
        expect(store.snapshot(partner).shownError).toBeUndefined();
        expect(store.form().errors.filter((error) => [field, partner].includes(error.field))).toEqual([]);
        store.dispose();
      }
    },
  );

  it('an untouched form shows no messages', () => {
    const store = editing(rule, { [field]: broken[field] });
    store.blur('description');
    expect(store.form().shownErrors).toEqual([]);
    expect(store.form().errors.map((error) => error.field)).toEqual(expect.arrayContaining([field, partner]));
    store.dispose();
  });
});

describe('a value that is wrong by itself', () => {
  it('is not blamed on its partner', () => {
    const store = new DraftStore({
      kind: getKind('basicstorage'),
      mode: 'edit',
      values: { ...createDefaults(getKind('basicstorage').definition), name: 'Rig' },
    });
    store.type('min_soc_percentage', '101');
    store.blur('min_soc_percentage');
    expect(store.form().shownErrors).toEqual([
      { field: 'min_soc_percentage', message: 'Percentage must be between 0 and 100' },
    ]);
    store.dispose();
  });
});

function editing({ subclass, kept }: Case, change: Record<string, string | undefined> = {}): DraftStore {
  const kind = getKind(subclass);
  const typed = Object.entries(change).map(([name, text]) => [name, isNumber(subclass, name) ? Number(text) : text]);
  return new DraftStore({
    kind,
    mode: 'edit',
    values: { ...createDefaults(kind.definition), name: 'Rig', ...kept, ...Object.fromEntries(typed) },
  });
}

/** What the other field must hold once one of them holds its breaking text. */
function followed({ field, partner, subclass, kept }: Case, changed: string): string {
  const other = changed === field ? partner : field;
  if (!isNumber(subclass, field)) return String(kept[other]).split(',').slice(0, -1).join(',');
  return changed === field ? '60' : '22';
}

/** Rules of the kind files, with numbers that keep every other limit. */
function limitCases(subclass: string): Case[] {
  const { fields } = getKind(subclass).definition;
  const rules = findRules(subclass);
  return rules.map((rule) => {
    const partner = rule.below ?? rule.atMost ?? '';
    const others = rules.filter(({ field }) => field === rule.field).map(({ below, atMost }) => below ?? atMost ?? '');
    const [title = '', partnerTitle = ''] = [rule.field, partner].map((name) => fields[name]?.title);
    return {
      subclass,
      field: rule.field,
      partner,
      kept: { ...Object.fromEntries(others.map((name) => [name, 70])), [rule.field]: 30, [partner]: 40 },
      broken: { [rule.field]: '50', [partner]: '25' },
      atField: rule.below === undefined ? `Must not exceed ${partnerTitle}` : `Must be below ${partnerTitle}`,
      atPartner: rule.below === undefined ? `Must not be below ${title}` : `Must be above ${title}`,
      followers: {},
    };
  });
}

/** Lists of one curve must be of equal length. */
function lengthCases(subclass: string): Case[] {
  const { curves, fields } = getKind(subclass).definition;
  return Object.values(curves).flatMap(({ x, y }) => {
    const { source } = x;
    if (!('field' in source)) return [];
    const lists = y.flatMap((series) => ('field' in series.source ? [series.source.field] : []));
    const text = (name: string) => String(fields[name]?.default);
    const shorter = (name: string) => text(name).split(',').slice(0, -1).join(',');
    return lists.map((list) => ({
      subclass,
      field: list,
      partner: source.field,
      kept: { [source.field]: text(source.field), [list]: text(list) },
      broken: { [list]: shorter(list), [source.field]: shorter(source.field) },
      atField: `Needs as many values as ${fields[source.field]?.title}`,
      atPartner: `Needs as many values as ${fields[list]?.title}`,
      followers: Object.fromEntries(lists.filter((other) => other !== list).map((other) => [other, shorter(other)])),
    }));
  });
}

function findRules(subclass: string): RuleInFile[] {
  const own = readKind(`schemas/kinds/${subclass}.json`);
  const shared = (own.allOf ?? []).flatMap(
    ({ $ref }) => readKind(`schemas/${$ref.replace(/^.*\//, '')}`)['x-rules'] ?? [],
  );
  return [...shared, ...(own['x-rules'] ?? [])];
}

function readKind(path: string): KindInFile {
  // The meta-schema has checked the files before they were used.
  return JSON.parse(texts.get(path) ?? '{}') as KindInFile;
}

function isNumber(subclass: string, name: string): boolean {
  return getKind(subclass).definition.fields[name]?.type === 'number';
}
