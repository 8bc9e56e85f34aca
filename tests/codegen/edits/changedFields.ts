import { compareKinds } from '#codegen/edits/compareKinds.ts';
import type { ChangeSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { unexpandedKind } from '../mergedKind.ts';
import { toShort } from './editedKind.ts';

export type Fields = Record<string, FieldSchema>;

/** Compares two versions of a kind; the edits of the version itself are left out. */
export const compareFields = (before: Partial<KindFile>, after: Partial<KindFile>) =>
  toShort(compareKinds(unexpandedKind(before), unexpandedKind(after))).filter(
    (edit) => !/ kind\.x-(?:version|changes) /.test(edit),
  );

/** A kind with these fields. */
export const withFields = (properties: Fields, words: Partial<KindFile> = {}) => ({ properties, ...words });

/** The second version of a kind, made by these changes; further lists make further versions. */
export const withChanges = (...lists: ChangeSchema[][]): Partial<KindFile> => ({
  'x-version': lists.length + 1,
  'x-changes': Object.fromEntries(lists.map((changes, index) => [String(index + 2), changes])),
});

export const POWER: FieldSchema = {
  ...{ type: 'number', title: 'Power', description: 'power', 'x-unit': 'kW' },
  ...{ minimum: 0, exclusiveMaximum: 100, default: 5 },
};
export const COST: FieldSchema = { type: 'number', title: 'Cost' };

/** A field that is an object of these fields. */
export const objectField = (properties: Fields, words: FieldSchema = {}): FieldSchema => ({
  ...{ type: 'object', title: 'Box', properties },
  ...words,
});

/** A field that is a table with these columns. */
export const tableField = (properties: Fields, words: FieldSchema = {}): FieldSchema => ({
  ...{ type: 'array', title: 'Units', 'x-row': 'unit', items: { type: 'object', properties } },
  ...words,
});
