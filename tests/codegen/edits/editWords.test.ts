import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldRules } from '#codegen/edits/fieldRules.ts';
import { kindRules } from '#codegen/edits/kindRules.ts';
import { EFFECTS } from '#codegen/edits/Verdicts.ts';
import { isRecord } from '#model/isRecord.ts';

const editRules = { ...kindRules, ...fieldRules };

const metaSchema: Record<string, unknown> = JSON.parse(readFileSync('schemas/kind.schema.json', 'utf8'));
const parts = Object.entries(isRecord(metaSchema.$defs) ? metaSchema.$defs : {});

/** The words that a part of the meta-schema describes, with those of objects and lists of objects inside them. */
function listWords(place: string, schema: unknown): string[] {
  if (!isRecord(schema)) return [];
  const { properties, items, oneOf } = schema;
  const own = isRecord(properties) ? Object.entries(properties) : [];
  const branches = Array.isArray(oneOf) ? oneOf.flatMap((branch) => listWords(place, branch)) : [];
  return [
    ...own.flatMap(([word, inner]) => [`${place}.${word}`, ...listWords(`${place}.${word}`, inner)]),
    ...listWords(place, items),
    ...branches,
  ];
}

/** Texts by limit, which belong to the message as a whole. */
const IN_MESSAGE = /^field\.x-warn\.message\./;

const words = [...listWords('kind', metaSchema), ...parts.flatMap(([name, schema]) => listWords(name, schema))].filter(
  (word) => !IN_MESSAGE.test(word),
);

/** What represents a part as a whole: the existence of a field or object, a rule's texts, a choice of messages. */
const WHOLES = ['fields.field', 'fields.object', 'check.message'];

describe('the edits that kind.schema.json makes possible', () => {
  it('are found at every place', () => {
    expect(words.length).toBeGreaterThan(170);
    expect(words).toEqual(
      expect.arrayContaining(['field.minimum', 'curve.y.maximum', 'kind.x-kind.icon', 'mapAxis.unit']),
    );
  });

  it('each have a verdict, or a reason to have none', () => {
    expect(words.filter((word) => !Object.hasOwn(editRules, word))).toEqual([]);
  });

  it('and nothing else has one', () => {
    const known = new Set([...words, ...WHOLES]);
    expect(Object.keys(editRules).filter((word) => !known.has(word))).toEqual([]);
  });

  it.each(Object.entries(editRules))('of %s have effects with verdicts, or a reason of some length', (_word, rule) => {
    if ('waived' in rule) expect(rule.waived.length).toBeGreaterThan(15);
    else
      for (const ruling of [rule.added, rule.removed, rule.changed])
        for (const effect of typeof ruling === 'string' ? [ruling] : ruling.effects)
          expect(EFFECTS).toHaveProperty(effect);
  });
});
