import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { operations } from '#generated/operations.ts';
import { sourceFiles } from './sourceFiles.ts';

const MOST_LINES = 14;

describe('a handler of the server is short', () => {
  const measured = sourceFiles('server/handlers').flatMap(([file, text]) => measureFunctions(file, text));

  it('as is every helper beside it', () => {
    expect(measured.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
  });

  it('and all of them are measured', () => {
    const names = new Set(measured.map(({ name }) => name));
    expect(Object.keys(operations).filter((id) => !names.has(id))).toEqual([]);
  });

  it.each([
    ['a method', `export function create() { return { async getA() {\n${'go();\n'.repeat(13)}} }; }`, 'getA', 15],
    ['a property', `export const all = { getA: async (call) =>\n${'  go(call) +\n'.repeat(14)}  1 };`, 'getA', 16],
    ['a helper', `function help() {\n${'go();\n'.repeat(20)}}`, 'help', 22],
    ['a helper in the factory', `export function create() {\n  function help() {\n\n  }\n}`, 'help', 3],
    ['a named arrow', `export function create() {\n  const help = () => {\n\n  };\n}`, 'help', 3],
  ])('counting the lines of %s', (_what, text, name, lines) => {
    expect(measureFunctions('probe.ts', text)).toContainEqual({ file: 'probe.ts', name, lines });
  });
});

interface Measured {
  file: string;
  name: string;
  lines: number;
}

/** The lines of every named function, but for the exported factories, which only hold others. */
function measureFunctions(file: string, text: string): Measured[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Measured[] = [];
  const visit = (node: ts.Node): void => {
    const name = findName(node);
    if (name) {
      const [first, last] = [node.getStart(), node.getEnd()].map((at) => source.getLineAndCharacterOfPosition(at).line);
      found.push({ file, name, lines: Number(last) - Number(first) + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function findName(node: ts.Node): string | undefined {
  if (ts.isMethodDeclaration(node)) return node.name.getText();
  if (ts.isFunctionDeclaration(node)) return isExported(node) ? undefined : node.name?.getText();
  const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
  const value = isNamed ? node.initializer : undefined;
  return isNamed && value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
    ? node.name.getText()
    : undefined;
}

function isExported(node: ts.FunctionDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}
