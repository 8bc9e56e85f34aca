import { createFolder } from './createFolder.ts';
import { type Finding, isWarning, SCHEMAS, unchecked } from './Finding.ts';
import { FolderWatch } from './FolderWatch.ts';
import type { GeneratedText } from './generatedText.ts';
import { Memory } from './Memory.ts';
import { type Generated, makeModules, type SchemaTexts } from './makeModules.ts';
import type { Problem } from './Problem.ts';
import { readGenerated } from './readGenerated.ts';
import { SchemaFolder } from './SchemaFolder.ts';
import { TypesWriter } from './TypesWriter.ts';
import { type Written, writeDifferences } from './writeChanged.ts';

/** Editors write a file in several steps; one run follows the last of them. */
const REST_MS = 20;

/** The result of one run of a watching codegen. */
export interface WatchRun extends Written {
  findings: readonly Finding[];
  /** Files that had problems in the run before, and have none now. */
  corrected: readonly string[];
  /** The texts of the schema files. */
  texts: ReadonlyMap<string, string>;
}

interface Watched {
  folder?: string;
  out: string;
  examples: boolean;
  onRun: (run: WatchRun) => void;
}

/**
 * Generates at once and whenever a schema file is saved; a failure is part of the run's result, and watching continues.
 */
export class SchemaWatch {
  readonly #watched: Watched;
  readonly #schemas: SchemaFolder;
  readonly #memory = new Memory();
  readonly #types: TypesWriter;
  readonly #watch: FolderWatch;
  #present: ReadonlyMap<string, GeneratedText> | undefined;
  #faulty = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;
  #isStale = false;

  constructor(watched: Watched) {
    const { folder = 'schemas', out, examples } = watched;
    this.#watched = watched;
    this.#schemas = new SchemaFolder({ folder, examples });
    this.#types = new TypesWriter(out, (problems) => {
      if (problems.length > 0) this.#tell(problems.map(toFinding), NOTHING, new Map());
    });
    this.#watch = new FolderWatch(folder, () => this.#touch());
    void this.#run();
  }

  /** Stops watching; a pending run still reports. */
  close(): void {
    clearTimeout(this.#timer);
    this.#watch.close();
    this.#types.close();
  }

  #touch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), REST_MS);
  }

  async #run(): Promise<void> {
    if (this.#isBusy) {
      this.#isStale = true;
      return;
    }
    this.#isBusy = true;
    let texts: SchemaTexts['texts'] = new Map();
    try {
      this.#watch.follow();
      const read = await this.#schemas.read();
      texts = read.texts;
      const made = makeModules(read, this.#memory);
      const findings = [...made.problems, ...made.warnings].map(toFinding);
      this.#tell(findings, made.problems.length > 0 ? NOTHING : await this.#write(made), texts);
    } catch (error) {
      this.#tell([toOwnFault(error)], NOTHING, texts);
    }
    this.#isBusy = false;
    if (this.#isStale) {
      this.#isStale = false;
      this.#touch();
    }
  }

  async #write({ files, contract }: Generated): Promise<Written> {
    const { out } = this.#watched;
    const before = this.#present;
    // If writing fails halfway, the content of the folder is unknown.
    this.#present = undefined;
    const done = await writeDifferences(out, files, before ?? (await readPresent(out)));
    this.#present = files;
    this.#types.want(contract);
    return done;
  }

  #tell(findings: readonly Finding[], written: Written, texts: WatchRun['texts']): void {
    const faulty = new Set(findings.filter((finding) => !isWarning(finding)).map(({ file }) => file));
    const corrected = [...this.#faulty].filter((file) => !faulty.has(file) && texts.has(file));
    this.#faulty = faulty;
    this.#watched.onRun({ findings, corrected, texts, ...written });
  }
}

const NOTHING: Written = { written: [], removed: [] };

/** Reads the generated files of the folder, except for the types, which are written separately. */
async function readPresent(folder: string): Promise<Map<string, string>> {
  await createFolder(folder);
  const { texts, ours } = await readGenerated(folder);
  return new Map(ours.filter((file) => file !== 'api.ts').map((file) => [file, texts.get(file) ?? '']));
}

function toFinding(problem: Problem): Finding {
  return { ...problem, rule: SCHEMAS };
}

/**
 * Reports a file or folder that can't be read or written; any other error is a fault of codegen, shown with its stack.
 */
function toOwnFault(error: unknown): Finding {
  if (!(error instanceof Error)) return unchecked('codegen', String(error));
  return unchecked('codegen', 'syscall' in error ? error.message : `codegen itself failed: ${error.stack ?? error}`);
}
