import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Adds copies of kinds under other names to a folder of schemas until it has `count` kinds. */
export function addKinds(schemas: string, count: number): void {
  const path = (file: string) => join(schemas, 'kinds', file);
  const files = readdirSync(path('.'));
  for (let index = files.length; index < count; index++) {
    const kind = JSON.parse(readFileSync(path(files[index % files.length] ?? ''), 'utf8'));
    kind.$id = `${kind.$id}_${index}`;
    kind.title += ` ${index}`;
    kind['x-kind'] = { ...kind['x-kind'], plural: `${kind['x-kind'].plural} ${index}`, order: index + 1 };
    writeFileSync(path(`${kind.$id}.json`), JSON.stringify(kind, null, 2));
  }
}
