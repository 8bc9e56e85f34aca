import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

describe('a transaction of the server', () => {
  it('runs every query by the repositories that it hands out', () => {
    const found = sourceFiles('server').flatMap(([file, text]) => storesInTransactions(file, text));
    expect(found).toEqual([]);
  });

  it.each([
    ['store.transaction(({ users }) => users.create(user));', []],
    ['store.transaction(() => store.users.create(user));', ['probe.ts:1']],
    ['store.transaction(async ({ users }) => {\n  await this.store.users.isEmpty();\n});', ['probe.ts:2']],
    ['const write = () => store.users.create(user);\nstore.transaction(async () => {});', []],
    ['store.write(ownerId, ({ projects }) => projects.delete(project));', []],
    ['store.write(ownerId, () => store.users.create(user));', ['probe.ts:1']],
  ])('is recognized in %s', (text, places) => {
    expect(storesInTransactions('probe.ts', text)).toEqual(places);
  });
});

/** `file:line` of each use of a whole store inside of the work of a transaction. */
function storesInTransactions(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, isInside: boolean): void => {
    if (isInside && ts.isIdentifier(node) && node.text === 'store') {
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    }
    const works = isTransaction(node) ? node.arguments : [];
    ts.forEachChild(node, (child) => visit(child, isInside || works.some((work) => work === child)));
  };
  visit(source, false);
  return found;
}

function isTransaction(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ['transaction', 'write'].includes(node.expression.name.text)
  );
}
