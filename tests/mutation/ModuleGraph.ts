import { relative } from 'node:path';

/** A module of a process, as Vite's module runner keeps it. */
interface LoadedModule {
  id: string;
  file: string;
  imports: Set<string>;
  importers: Set<string>;
  evaluated: boolean;
  promise: unknown;
  exports: unknown;
}

interface LoadedModules {
  idToModuleMap: Map<string, LoadedModule>;
  fileToModulesMap: Map<string, Set<LoadedModule>>;
}

/** The modules that a process has loaded, by their paths in the project. */
export class ModuleGraph {
  readonly #root: string;
  readonly #modules: LoadedModules;

  constructor(root: string, modules: LoadedModules) {
    this.#root = root;
    this.#modules = modules;
  }

  /** Lists the files of the project that a file imports, directly or through others. */
  listLoads(file: string): string[] {
    return this.#walk([file], ({ imports }) => imports).map((it) => relative(this.#root, it.file));
  }

  /** Unloads files and everything that imports them, so that the next import loads them again. */
  unload(files: readonly string[]): void {
    for (const module of this.#walk(files, ({ importers }) => importers)) {
      module.promise = undefined;
      module.exports = undefined;
      module.evaluated = false;
    }
  }

  /** Unloads every file of the project. */
  unloadAll(): void {
    this.unload([...this.#modules.fileToModulesMap.keys()].map((file) => relative(this.#root, file)));
  }

  #walk(files: readonly string[], next: (module: LoadedModule) => Iterable<string>): LoadedModule[] {
    const seen = new Set<LoadedModule>();
    const open = files.flatMap((file) => [...(this.#modules.fileToModulesMap.get(`${this.#root}/${file}`) ?? [])]);
    for (const module of open) {
      if (seen.has(module) || module.file.includes('/node_modules/') || !module.file.startsWith(this.#root)) continue;
      seen.add(module);
      for (const id of next(module)) {
        const found = this.#modules.idToModuleMap.get(id);
        if (found) open.push(found);
      }
    }
    return [...seen];
  }
}
