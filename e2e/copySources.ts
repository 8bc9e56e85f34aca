import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that the build and the development server read. */
const SOURCES = [
  ...['codegen', 'dev', 'generated', 'public', 'schemas', 'server', 'src', 'widgets'],
  ...[
    'index.html',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'vite.chunks.ts',
    'vite.preloads.ts',
    'vite.trim.ts',
  ],
];

/** Copies the project's sources and generated files, without dependencies, into a folder. */
export async function copySources(folder: string): Promise<void> {
  for (const source of SOURCES) await cp(source, join(folder, source), { recursive: true });
}
