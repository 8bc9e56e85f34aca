import { describe, expect, it } from 'vitest';
import { compileChecks } from '#codegen/compileChecks.ts';
import { compileConditions, withoutConditional } from '#codegen/compileConditions.ts';
import { compileDerived } from '#codegen/compileDerived.ts';
import type { KindFile, SharedFile } from '#codegen/KindFile.ts';
import type { Language } from '#codegen/Language.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { translateKind } from '#codegen/translateKind.ts';
import type { TextPatch } from '#model/TextPatch.ts';
import { documentedKind } from './documentedKind.ts';
import { mergedKind, toShared, toSource } from './mergedKind.ts';

const FILE: Partial<KindFile> = {
  $id: 'probe',
  title: 'Probe',
  'x-kind': { plural: 'Probes', icon: 'fan', order: 1 },
  properties: {
    on: { type: 'boolean', title: 'On' },
    power: { type: 'number', title: 'Power', 'x-shown-when': 'on' },
    papers: { title: 'Papers', 'x-schema': 'papers.json' },
  },
  'x-curves': {
    curve: { title: 'Curve', x: { title: 'Speed', from: 0, to: 1 }, y: [{ title: 'Load', fields: 'p{x}' }] },
  },
  'x-checks': [
    { warn: 'Too low.', require: 'power > 1', at: ['power'] },
    { error: 'Too high.', require: 'power < 9', at: ['power'] },
  ],
  'x-derived': {
    twice: { title: 'Twice', value: '2 * power' },
    each: { title: 'Each', value: 'y * 2', per: 'curve' },
  },
};
const SHARED: Record<string, SharedFile> = {
  'common.json': { properties: { lifetime: { type: 'number', title: 'Lifetime' } } },
};
const PAPERS = { type: 'object', title: 'Papers', properties: { issuer: { type: 'string', title: 'Issuer' } } };

/** The texts of the kind in a language with these words of its files, and of sentences. */
function translate(files: Record<string, TextPatch>, phrases: Record<string, string> = {}): TextPatch | undefined {
  const documents = { 'papers.json': JSON.stringify(PAPERS) };
  const whole = documentedKind(mergedKind(FILE, SHARED), documents);
  const conditions = compileConditions(whole).value;
  const language: Language = {
    ...{ id: 'de', title: 'Deutsch', messages: {} },
    wording: { phrases: new Map(Object.entries(phrases)), keepsCapitals: false },
    files: new Map(Object.entries(files)),
  };
  return translateKind({
    source: toSource('kinds/probe.json', FILE),
    form: {
      definition: toDefinition(withoutConditional(whole, conditions), conditions),
      checks: compileChecks(whole).value,
      derived: compileDerived(whole).value,
    },
    shared: toShared(SHARED),
    documents: new Map([['papers.json', toSource('documents/papers.json', PAPERS)]]),
    language,
  });
}

const KIND = 'schemas/kinds/probe.json';

describe('the texts of a kind', () => {
  it('are undefined if it has none', () => {
    expect(translate({})).toBeUndefined();
    expect(translate({ 'schemas/kinds/other.json': { title: 'Sonde' } })).toBeUndefined();
  });

  it('are at their places in the form', () => {
    expect(translate({ [KIND]: { title: 'Sonde', properties: { power: { title: 'Leistung' } } } })).toEqual({
      definition: { title: 'Sonde', fields: { power: { title: 'Leistung' } } },
      derived: { 0: { from: 'from leistung' } },
    });
  });

  it('include those of shared files', () => {
    const shared = { 'schemas/common.json': { properties: { lifetime: { title: 'Lebensdauer' } } } };
    expect(translate(shared)).toEqual({ definition: { fields: { lifetime: { title: 'Lebensdauer' } } } });
  });

  it('include those of checks', () => {
    const checks = { 0: { warn: 'Zu wenig.' }, 1: { error: 'Zu viel.' } };
    expect(translate({ [KIND]: { 'x-checks': checks } })).toEqual({
      definition: { checks: { 0: { message: 'Zu viel.' } } },
      checks,
    });
  });

  it('include those of derived values, and apart from them those for each point of a curve', () => {
    expect(translate({ [KIND]: { 'x-derived': { twice: { title: 'Doppelt' }, each: { title: 'Jeder' } } } })).toEqual({
      derived: { 0: { title: 'Doppelt' } },
      derivedSeries: { 0: { title: 'Jeder' } },
    });
  });

  it('include the sentences that are made of them', () => {
    expect(translate({}, { '{title} at {value}': '{title} bei {value}' })).toEqual({
      definition: { fields: { p0: { title: 'Load bei 0' }, p1: { title: 'Load bei 1' } } },
    });
  });

  it('include conditions', () => {
    expect(translate({ [KIND]: { properties: { on: { title: 'Ein' } } } })).toMatchObject({
      definition: { conditions: { 0: { text: expect.stringContaining('Ein') } } },
    });
  });

  it('are not those of documents, but of the fields that hold them', () => {
    expect(translate({ [KIND]: { properties: { papers: { title: 'Papiere' } } } })).toEqual({
      definition: { objects: { papers: { title: 'Papiere' } } },
    });
  });
});

it('a kind of a shared file that is missing has no texts', () => {
  const file = { ...FILE, allOf: [{ $ref: '../genset.json' }] };
  const whole = mergedKind(FILE);
  const language: Language = {
    ...{ id: 'de', title: 'Deutsch', messages: {}, wording: { phrases: new Map(), keepsCapitals: false } },
    files: new Map([[KIND, { title: 'Sonde' }]]),
  };
  const form = { definition: toDefinition(whole), checks: [], derived: [] };
  const input = { source: toSource('kinds/probe.json', file), form, shared: new Map(), documents: new Map(), language };
  expect(translateKind(input)).toBeUndefined();
});
