import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import referenceSets from '../../server/demo/reference.json' with { type: 'json' };

const notice = readFileSync('NOTICE.md', 'utf8');
const [published = '', madeUp = ''] = notice.split('\n## Made up\n');

const BEGINNINGS: Record<string, string> = {
  MIT: 'Permission is hereby granted, free of charge',
  'BSD-3-Clause': '3. Neither the name of the copyright holder',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
};

it.each(['imports', 'proposals'])('says of each file of tests/fixtures/%s whose rows it has', (folder) => {
  const tables = readdirSync(`tests/fixtures/${folder}`).filter((name) => !/^(NOTICE\.md|expected\.json)$/.test(name));
  expect(tables.length).toBeGreaterThan(5);
  const isNamed = (name: string) =>
    published.includes(`\`tests/fixtures/${folder}/${name}\``) || findSection(folder).includes(`| \`${name}\` |`);
  expect(tables.filter((name) => !isNamed(name))).toEqual([]);
});

it('names each set of the demo account, which states its copyright where it is cited', () => {
  const unnamed = referenceSets.filter(
    ({ name }) => !published.includes(`\`server/demo/reference.json\`: \`${name}\``),
  );
  expect(unnamed).toEqual([]);
  expect(referenceSets.filter(({ citation }) => !citation.includes('©'))).toEqual([]);
});

it('has the text of each licence that it names', () => {
  const rows = published.split('\n').filter((line) => line.startsWith('| `'));
  const named = new Set(rows.flatMap((line) => line.split('|').at(-2)?.split(', ') ?? []).map((name) => name.trim()));
  named.delete('as above');
  expect([...named].sort()).toEqual(Object.keys(BEGINNINGS).sort());
  for (const [name, text] of Object.entries(BEGINNINGS)) expect(findText(name)).toContain(text);
});

it('has the copyright of each row', () => {
  const rows = published.split('\n').filter((line) => line.startsWith('| `'));
  const letters = new Set(rows.flatMap((line) => line.split('|').at(-3)?.split(',') ?? []).map((one) => one.trim()));
  expect(letters.size).toBeGreaterThan(4);
  expect([...letters].filter((letter) => !published.includes(`- ${letter}: ©`))).toEqual([]);
});

test('the image of the product holds licence and notice', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^COPY package\.json LICENSE NOTICE\.md \.\/$/m);
  expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^!LICENSE\n!NOTICE\.md$/m);
});

function findSection(folder: string): string {
  return madeUp.split(`| file of \`tests/fixtures/${folder}\``)[1]?.split('\n\n')[0] ?? '';
}

function findText(licence: string): string {
  return madeUp.split(`\n## ${licence}\n`)[1]?.split('\n## ')[0] ?? '';
}
