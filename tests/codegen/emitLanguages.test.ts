import { expect, it } from 'vitest';
import { emitLanguages, type TranslatedLanguage } from '#codegen/emitLanguages.ts';
import { Memory } from '#codegen/Memory.ts';

const HEADER = emitLanguages([], new Memory())[0]?.[1].split('\n')[0] ?? '';
const WIND = { title: 'Wind' } as never;
const GAS = { title: 'Gas' } as never;

const language = (id: string, kinds: Record<string, never>): TranslatedLanguage => ({
  ...{ texts: { id, title: `In ${id}` } as never, kinds: new Map(Object.entries(kinds)) },
});

const load = (path: string) => `() => import('#generated/texts/${path}.ts').then(({ texts }) => texts)`;
const module = (type: string, value: object) =>
  `${HEADER}\nimport type { ${type} } from '#model/${type}.ts';\n\nexport const texts: ${type} = ${JSON.stringify(value, null, 2)};\n`;

it('languages and their kinds are loaded on demand', () => {
  const files = emitLanguages([language('de', { wind: WIND, gas: GAS }), language('pt-BR', {})], new Memory());
  expect(files.map(([path]) => path)).toEqual([
    ...['languages.ts', 'kindTexts.ts', 'texts/de.ts', 'texts/de/wind.ts', 'texts/de/gas.ts', 'texts/pt-BR.ts'],
  ]);
  const texts = new Map(files);
  expect(texts.get('languages.ts')).toBe(`${HEADER}
import type { LanguageTexts } from '#model/LanguageTexts.ts';

/** The languages apart from English. */
export const languages: readonly Pick<LanguageTexts, 'id' | 'title'>[] = [
  {
    "id": "de",
    "title": "In de"
  },
  {
    "id": "pt-BR",
    "title": "In pt-BR"
  }
];

export const loadLanguage: Readonly<Record<string, () => Promise<LanguageTexts>>> = {
  'de': ${load('de')},
  'pt-BR': ${load('pt-BR')},
};
`);
  expect(texts.get('kindTexts.ts')).toBe(`${HEADER}
import type { TextPatch } from '#model/TextPatch.ts';

export const loadKindTexts: Readonly<Record<string, Readonly<Record<string, () => Promise<TextPatch>>>>> = {
  'de': {
    wind: ${load('de/wind')},
    gas: ${load('de/gas')},
  },
  'pt-BR': {

  },
};
`);
  expect(texts.get('texts/de.ts')).toBe(module('LanguageTexts', { id: 'de', title: 'In de' }));
  expect(texts.get('texts/de/wind.ts')).toBe(module('TextPatch', { title: 'Wind' }));
});

it('each module names its source', () => {
  expect(HEADER).toMatch(/from schemas\/texts; not to be edited\.$/);
});

it('the texts of a kind are made once for a language', () => {
  const memory = new Memory();
  const title = () => new Map(emitLanguages([language('de', { wind: WIND })], memory)).get('texts/de/wind.ts');
  expect(title()).toContain('"Wind"');
  expect(memory.recall('module of wind in de', [WIND], () => 'made anew')).toBe(title());
  const changed = new Map(emitLanguages([language('de', { wind: GAS })], memory)).get('texts/de/wind.ts');
  expect(changed).toContain('"Gas"');
});
