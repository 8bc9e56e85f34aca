import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WIDEST_TABLE = 118;

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => join('docs', file));
const files = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'NOTICE.md', ...inDocs].filter((file) =>
  file.endsWith('.md'),
);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

describe.each(files)('%s', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');

  it(`has no table wider than ${WIDEST_TABLE} columns`, () => {
    const wide = lines.filter((line) => line.startsWith('|') && line.length > WIDEST_TABLE);
    expect(wide).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = lines.flatMap((line) => [...line.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)]);
    const broken = links.map(([, path = '']) => path).filter((path) => !existsSync(join(dirname(file), path)));
    expect(broken).toEqual([]);
  });

  it('names only commands that exist', () => {
    const named = lines.flatMap((line) => [...line.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the README', () => {
  it.each(['To change X, edit Y', 'Where things are'])('names only what exists under "%s"', (heading) => {
    const section = readFileSync('README.md', 'utf8').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
    const rows = section.split('\n').filter((line) => line.startsWith('| '));
    const paths = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('leads to every page of docs/', () => {
    const indexes = ['README.md', 'docs/decisions/README.md', 'docs/kinds/README.md'];
    const texts = indexes.map((file) => readFileSync(file, 'utf8')).join('\n');
    const pages = inDocs.filter((file) => file.endsWith('.md'));
    expect(pages.length).toBeGreaterThan(10);
    expect(
      pages.filter(
        (file) =>
          !texts.includes(`](${file})`) && !texts.includes(`](${file.replace(/^docs\/(?:decisions|kinds)\//, '')})`),
      ),
    ).toEqual([]);
  });
});
