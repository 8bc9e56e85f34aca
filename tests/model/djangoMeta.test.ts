import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareMeta } from '#model/compareMeta.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { readMeta } from '#model/readMeta.ts';
import { KIND_ROWS } from './loadedKinds.ts';

type Stated = Record<string, unknown>;

/** What a Django REST framework 3.14 answers for each of these kinds, recorded. */
const RECORDED = KIND_ROWS.map(
  ([subclass, { definition }]) =>
    [subclass, definition, JSON.parse(readFileSync(`tests/model/django-metadata/${subclass}.json`, 'utf8'))] as const,
);

describe.each(RECORDED)('the metadata of %s by Django REST framework', (_subclass, definition, body) => {
  const stated: Record<string, Stated> = body.actions.POST;
  const differencesFrom = (answer: unknown) => {
    const meta = readMeta(answer);
    return meta && compareMeta({ definition, meta });
  };

  it('names every field of the form', () => {
    expect(Object.keys(definition.fields).filter((name) => !stated[name])).toEqual([]);
  });

  it('differs in nothing but limits that it states otherwise', () => {
    const truly = Object.values(definition.fields).flatMap((field) =>
      (['Minimum', 'Maximum'] as const)
        .filter((name) => isStatedOtherwise(field, stated[field.name] ?? {}, name))
        .map((name) => `${field.name} ${name}`),
    );
    const found = differencesFrom(body) ?? [];
    expect(found.map(({ field, code }) => `${field} ${code.replace(/^tighter|^looser/, '')}`).sort()).toEqual(
      truly.sort(),
    );
  });

  it('reads the same from metadata of an update, or from the bare fields', () => {
    const found = differencesFrom(body);
    expect(found).toBeDefined();
    expect(differencesFrom({ ...body, actions: { PUT: stated } })).toEqual(found);
    expect(differencesFrom({ fields: stated })).toEqual(found);
    expect(differencesFrom(stated)).toEqual(found);
  });

  it('leaves out nothing that the form then drops, unless it lists the rest', () => {
    const { name, ...others } = stated;
    const [dropped = ''] = Object.keys(others).filter((key) => !definition.fields[key]?.system);
    const { [dropped]: _, ...rest } = stated;
    const codes = (answer: unknown) =>
      differencesFrom(answer)?.flatMap(({ code, field }) => (code === 'onlyInForm' ? [field] : []));
    expect(codes({ ...body, actions: { POST: rest } })).toEqual([dropped]);
    expect(codes({ fields: rest })).toEqual([]);
    expect(codes({ ...body, actions: { POST: others } })).toEqual([]);
    expect(codes({ ...body, actions: { POST: { name } } })?.length).toBeGreaterThan(5);
  });
});

/** Whether a limit is stated and is another number than that of the form. */
function isStatedOtherwise(field: FieldDefinition, stated: Stated, name: 'Minimum' | 'Maximum'): boolean {
  const theirs = name === 'Minimum' ? stated.min_value : stated.max_value;
  const ours =
    name === 'Minimum' ? (field.minimum ?? field.exclusiveMinimum) : (field.maximum ?? field.exclusiveMaximum);
  return theirs !== undefined && theirs !== ours;
}
