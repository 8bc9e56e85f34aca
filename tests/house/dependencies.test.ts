import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it, test } from 'vitest';

const { dependencies, imports }: { dependencies: Record<string, string>; imports: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** The entry points of the build: the server, and the operator's commands. */
const PROGRAMS = readdirSync('server')
  .filter((file) => file === 'main.ts' || (file.endsWith('.cli.ts') && file !== 'build.cli.ts'))
  .map((file) => `server/${file}`);

describe('npm ci --omit=dev', () => {
  it('installs what the built server and its commands import at run time, and nothing else', () => {
    expect(PROGRAMS.length).toBeGreaterThanOrEqual(3);
    expect(findPackages(PROGRAMS)).toEqual(Object.keys(dependencies).sort());
  });

  it.each([
    ["import Fastify from 'fastify';", ['fastify']],
    ["import { Ajv2020 } from 'ajv/dist/2020.js';", ['ajv']],
    ["import etag from '@fastify/etag/lib/x.js';", ['@fastify/etag']],
    ["export { sql } from 'kysely';", ['kysely']],
    ["const pg = await import('pg');", ['pg']],
    ["import type { Kysely } from 'kysely';", []],
    ["import { join } from 'node:path';", []],
    ["import './near.ts';", []],
  ])('counts %s as %j', (text, packages) => {
    expect(findModules(text).filter(isPackage).map(toPackage)).toEqual(packages);
  });
});

test.each(lockFiles())('%s holds no download addresses, so that it serves every registry', (file) => {
  const lock = readFileSync(file, 'utf8');
  expect(lock).not.toContain('"resolved"');
  expect(lock.match(/https?:\/\/[^"]*\.tgz/g)).toBeNull();
});

test.each(lockFiles())('nothing in %s needs an install script to run', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  // The script of esbuild only replaces its start file by a faster one.
  const scripted = Object.keys(packages).filter((path) => packages[path].hasInstallScript);
  expect(scripted.filter((path) => !/node_modules\/(esbuild|fsevents)$/.test(path))).toEqual([]);
});

/** Packages that these programs load, directly or through our own modules. */
function findPackages(programs: readonly string[]): string[] {
  const seen = new Set(programs);
  const packages = new Set<string>();
  // The loop also visits the files that it adds.
  for (const file of seen) {
    if (!file.endsWith('.ts')) continue;
    for (const module of findModules(readFileSync(file, 'utf8'))) {
      if (isPackage(module)) packages.add(toPackage(module));
      else if (!module.startsWith('node:')) seen.add(toFile(file, module));
    }
  }
  return [...packages].sort();
}

/** Modules that a text loads; type-only imports are not loaded. */
function findModules(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = findModule(node);
    if (name && ts.isStringLiteralLike(name)) found.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest));
  return found;
}

function findModule(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? node.arguments[0] : undefined;
}

function isPackage(module: string): boolean {
  return !/^(\.|#|node:)/.test(module);
}

function toPackage(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

function toFile(from: string, module: string): string {
  const [folder = '', ...rest] = module.split('/');
  const ours = imports[`${folder}/*`];
  return ours ? join(ours.replace('*', ''), ...rest) : join(from, '..', module);
}

function lockFiles(): string[] {
  const ofPeers = readdirSync('bench').map((name) => `bench/${name}/package-lock.json`);
  return ['package-lock.json', ...ofPeers].filter((file) => existsSync(file));
}
