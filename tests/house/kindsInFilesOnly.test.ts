import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { schemaName } from '#model/schemaName.ts';
import { sourceFiles } from './sourceFiles.ts';

const subclasses = readdirSync('schemas/kinds').map((file) => file.replace('.json', ''));
const names = new Set(subclasses.flatMap((subclass) => [subclass, schemaName(subclass)]));

describe('a kind is defined in its file only', () => {
  const sources = sourceFiles('src', 'server', 'widgets', 'codegen', 'bench', 'gallery');

  it('and no TypeScript outside the tests names one', () => {
    expect(subclasses.length).toBeGreaterThanOrEqual(14);
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap(([file, text]) => namedKinds(file, text))).toEqual([]);
  });

  it.each([
    ["const kind = 'wind';", ['wind']],
    ["type Turbine = components['schemas']['Wind'];", ['Wind']],
    [`const path = \`/components/pv/$\{id}/\`;`, ['pv']],
    ['const icons = { heatpump: Fan };', ['heatpump']],
    ['const Link = () => <a href="/templates/market/">Markets</a>;', ['market']],
    ['if (kinds.hydro) start();', ['hydro']],
    // Icons and English words that some kinds share.
    ["import { Heater, Wind } from 'lucide-react';", []],
    ["const icon = <Wind aria-label='Strong wind' />;", []],
    ["const text = 'Prices of the day-ahead market';", []],
    ['/** The subclass, such as `wind`. */ const subclass = id;', []],
  ])('sees in %s what it should', (text, found) => {
    expect(namedKinds('probe.tsx', text).map((place) => place.replace(/^.*: /, ''))).toEqual(found);
  });
});

/** `file:line: name` of each text, property or part of an address that is a kind's name; not of comments and prose. */
function namedKinds(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const name of findWords(node).filter((word) => names.has(word))) {
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function findWords(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    return node.text.split('/');
  }
  // Icons are written with a capital, so only the subclass itself counts as an identifier.
  return ts.isIdentifier(node) && node.text === node.text.toLowerCase() ? [node.text] : [];
}
