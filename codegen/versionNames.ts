import { withoutCases } from '#model/fieldAtPath.ts';
import { addDocumentNames, type Scopes } from './documentNames.ts';
import { COMMON, type MergedKind, type MergedShape } from './mergeKind.ts';

/**
 * The paths that records of one version of a kind have, and those in the rows of its tables, by the path of the table.
 */
export class VersionNames {
  readonly #scopes: ReadonlyMap<string, ReadonlySet<string>>;

  private constructor(scopes: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#scopes = scopes;
  }

  /**
   * Returns the names of the version that the kind file describes, without fields that every kind has, which can't
   * change.
   */
  static ofKind(kind: MergedKind): VersionNames {
    const scopes: Scopes = new Map();
    addShape(scopes, '', kind);
    for (const [name, document] of kind.documents) addDocumentNames(scopes, name, document);
    for (const name of listFixed(kind)) scopes.get('')?.delete(name);
    return new VersionNames(scopes);
  }

  /** Returns the names of the record or of a table's rows; undefined if there is no such table. */
  in(table = ''): ReadonlySet<string> | undefined {
    return this.#scopes.get(table);
  }

  get tables(): string[] {
    return [...this.#scopes.keys()].filter((table) => table !== '');
  }

  /** Returns the names with some of them replaced: those of the newer version by those of the older one. */
  replace(moves: readonly Move[]): VersionNames {
    const own = moves.filter(({ rows }) => rows === undefined);
    // A moved table takes its rows along.
    const moved = [...this.#scopes].map(([table, names]): [string, ReadonlySet<string>] =>
      table === '' ? [table, replaceAll(names, own)] : [own.reduce(follow, table), names],
    );
    const inRows = (table: string) => moves.filter(({ rows }) => rows === table);
    return new VersionNames(
      new Map(moved.map(([table, names]) => [table, table === '' ? names : replaceAll(names, inRows(table))])),
    );
  }
}

/** The names that an entry removes, and those that it adds. */
export interface Move {
  rows: string | undefined;
  from: readonly string[];
  to: readonly string[];
}

/** Lists the fields that every kind has, and those of the server. */
export function listFixed({ fields }: MergedKind): string[] {
  return [...fields].flatMap(([name, { schema, origin }]) =>
    schema['x-system'] || origin.source.file.endsWith(`/${COMMON}`) ? [name] : [],
  );
}

function addShape(scopes: Scopes, path: string, { fields, objects, tables }: MergedShape): void {
  const maps = [...fields].flatMap(([name, { schema }]) =>
    schema['x-map'] ? ['x', 'y', 'z'].map((axis) => `${name}/${axis}`) : [],
  );
  scopes.set(path, new Set([...fields.keys(), ...objects.keys(), ...maps].map(withoutCases)));
  for (const [name, table] of tables) {
    const own = withoutCases(name);
    addShape(scopes, path === '' ? own : `${path}/${own}`, table);
  }
}

function replaceAll(names: ReadonlySet<string>, moves: readonly Move[]): Set<string> {
  const gone = moves.flatMap(({ from }) => from);
  const kept = [...names].filter((name) => !gone.some((path) => name === path || name.startsWith(`${path}/`)));
  const come = moves.flatMap(({ from, to }) => [...to, ...listInside(names, from, to)]);
  return new Set([...kept, ...come.flatMap(listAround)]);
}

/** Returns the new names of everything inside an object or map that is renamed. */
function listInside(names: ReadonlySet<string>, [from, ...others]: readonly string[], to: readonly string[]): string[] {
  const [target] = to;
  if (from === undefined || target === undefined || others.length > 0 || to.length > 1) return [];
  return [...names].flatMap((name) => (name.startsWith(`${from}/`) ? [target + name.slice(from.length)] : []));
}

/** Lists the path and the paths of the objects that contain it. */
function listAround(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

function follow(table: string, { from, to }: Move): string {
  const [source, target] = [from[0], to[0]];
  if (source === undefined || target === undefined) return table;
  return table === source || table.startsWith(`${source}/`) ? target + table.slice(source.length) : table;
}
