import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { checkGenerated } from '#codegen/checkGenerated.ts';
import { readGenerated } from '#codegen/readGenerated.ts';
import { metaParts } from '#codegen/reference/metaWords.ts';
import { referencePages } from '#codegen/reference/referencePages.ts';
import { allTexts, realTexts, run } from './schemaTexts.ts';

const texts = realTexts();
const { kinds } = await run(texts);

describe('the pages that codegen makes in docs/', () => {
  it('are up to date with the schema files', async () => {
    const folder = await readGenerated('docs');
    expect(checkGenerated({ name: 'docs', folder, made: referencePages(kinds, texts) })).toEqual([]);
  });

  it('are one for each kind of the product, and none for the examples', async () => {
    const withExamples = await allTexts();
    const made = await run(withExamples);
    const pages = referencePages(made.kinds, withExamples);
    expect(made.kinds.length).toBeGreaterThan(kinds.length);
    expect([...pages.keys()]).toEqual([...referencePages(kinds, texts).keys()]);
    const files = readdirSync('schemas/kinds').map((file) => `kinds/${file.replace('.json', '.md')}`);
    expect([...pages.keys()].toSorted()).toEqual(
      ['import-language.md', 'kind-language.md', 'kinds/README.md', ...files].toSorted(),
    );
  });

  it('are made where there are no kinds and no meta-schemas', () => {
    expect([...referencePages([], new Map()).keys()]).toEqual([
      ...['kind-language.md', 'import-language.md', 'kinds/README.md'],
    ]);
  });

  it('state what a field means, accepts and starts with, and under which conditions', () => {
    const page = readFileSync('docs/kinds/wind.md', 'utf8');
    expect(page).toContain(
      '- **Hub height**, `hub_height`: Height of the rotor axis above ground. Wind speed is extrapolated',
    );
    expect(page).toContain('  - Number; unit: m (metres); accepts: at least 0; default: 10 m\n');
    expect(page).toContain('  - Rule: Must be above Surface roughness length\n');
    expect(page).toContain('  - Expression: `max(y of power)`\n');
  });

  it('lead to headings that exist', () => {
    expect(existsSync('docs/kind-language.md')).toBe(true);
    const page = readFileSync('docs/kind-language.md', 'utf8');
    const anchors = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(anchors).toEqual(headings);
  });
});

describe.each([
  ['schemas/kind.schema.json', 100],
  ['schemas/import.schema.json', 50],
])('%s', (meta, least) => {
  const metaSchema = JSON.parse(texts.get(meta) ?? '');
  const words = metaParts(metaSchema).flatMap(({ title, words: own }) => own.map((word) => ({ title, ...word })));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(metaSchema, 'kind');

  it('explains every keyword, with an example', () => {
    const bare = words.filter(({ description, example }) => description === '' || example === undefined);
    expect(words.length).toBeGreaterThan(least);
    expect(bare.map(({ title, word }) => `${title}: ${word}`)).toEqual([]);
  });

  it.each(words.map(({ title, word, schema, example }) => [title, word, schema, example] as const))(
    'gives a valid example: %s, %s',
    (_title, _word, schema, example) => {
      const inside = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"kind#/'));
      expect(ajv.validate(inside, JSON.parse(example ?? 'null')), ajv.errorsText()).toBe(true);
    },
  );
});
