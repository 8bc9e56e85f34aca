import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Our TypeScript and JavaScript files in these folders, by path. */
export function sourceFiles(...folders: string[]): [file: string, text: string][] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|js)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
      .filter((file) => !/node_modules|\/dist\//.test(file))
      .sort()
      .map((file): [string, string] => [file, readFileSync(file, 'utf8')]),
  );
}
