import { appendFileSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The plan of a run; written by the command, read by the processes that run tests. */
export interface Plan {
  root: string;
  /** The folder with the texts of the mutated files. */
  texts: string;
  /** The file that each mutant changes, by the mutant's id. */
  mutants: Record<string, string>;
  /** The test files to run, each with the files whose mutants it judges. */
  tests: Record<string, readonly string[]>;
  /** Files whose mutants are also judged by loading the files again, by test file. */
  reloads: Record<string, readonly string[]>;
  /** The processor time in milliseconds that the tests of a test file may take for each mutant. */
  budget: number;
}

/** An entry that a process writes, one line each. */
type Entry =
  /** A test file finds mutants. */
  | { found: string[]; by: string }
  /** A mutant ended a process or kept it busy endlessly. */
  | { ended: string }
  /** A test file imports files, directly or through others. */
  | { test: string; loads: string[] }
  /** A test file is done. */
  | { done: string }
  /** A test file fails although no mutant is switched on. */
  | { broken: string; reason: string };

/** The results so far. */
export interface Findings {
  found: Set<string>;
  done: Set<string>;
  /** The files that each test file imports. */
  loads: Map<string, string[]>;
  broken: Map<string, string>;
}

/** What a process is doing, so that it can be ended if it never finishes. */
export interface Doing {
  pid: number;
  test: string;
  mutant: string | null;
  /** The time at which it has taken too long, in milliseconds since the epoch. */
  until: number;
}

/** The folder in which the processes of a run write their results. */
export class Journal {
  readonly folder: string;
  #doing: number | undefined;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  write(entry: Entry): void {
    appendFileSync(join(this.folder, `found-${process.pid}.jsonl`), `${JSON.stringify(entry)}\n`);
  }

  read(): Findings {
    const findings: Findings = { found: new Set(), done: new Set(), loads: new Map(), broken: new Map() };
    for (const name of readdirSync(this.folder).filter((it) => it.endsWith('.jsonl'))) {
      // The last line may be incomplete.
      const lines = readFileSync(join(this.folder, name), 'utf8').split('\n').slice(0, -1);
      for (const line of lines) addEntry(findings, JSON.parse(line));
    }
    return findings;
  }

  /** Writes which mutants a test file reaches. */
  writeReach(test: string, mutants: readonly string[]): void {
    appendFileSync(join(this.folder, `reach-${process.pid}.txt`), `${[test, ...mutants].join(' ')}\n`);
  }

  /** Returns the mutants that each test file reaches. */
  readReach(): Map<string, string[]> {
    const names = readdirSync(this.folder).filter((it) => it.startsWith('reach-'));
    const lines = names.flatMap((name) => readFileSync(join(this.folder, name), 'utf8').split('\n').slice(0, -1));
    return new Map(lines.map((line) => line.split(' ')).map(([test = '', ...mutants]) => [test, mutants]));
  }

  /** Creates a journal for another run, which knows the results so far. */
  continueIn(folder: string): Journal {
    const { found, loads } = this.read();
    const next = new Journal(folder);
    next.write({ found: [...found], by: this.folder });
    for (const [test, loaded] of loads) next.write({ test, loads: loaded });
    return next;
  }

  /** Writes the plan of one of the lanes that run tests at the same time. */
  writePlan(lane: string, plan: Plan): void {
    writeFileSync(join(this.folder, `plan-${lane}.json`), JSON.stringify(plan));
  }

  /** Reads the plan of the lane in which this process runs. */
  readPlan(): Plan {
    return JSON.parse(readFileSync(join(this.folder, `plan-${process.env.MUTATION_LANE}.json`), 'utf8'));
  }

  /** Writes what this process is doing, or that it is idle. */
  say(doing: Omit<Doing, 'pid'> | undefined): void {
    this.#doing ??= openSync(doingFile(this.folder, process.pid), 'w');
    const text = doing ? JSON.stringify({ pid: process.pid, ...doing }) : '';
    // One write in place is a hundred times cheaper than a file for each of thousands of mutants.
    writeSync(this.#doing, text.padEnd(DOING_LENGTH), 0);
  }

  /** Returns what each process was doing when it last wrote it. */
  readDoings(): Doing[] {
    return readdirSync(this.folder)
      .filter((name) => name.startsWith('doing-'))
      .map((name) => readFileSync(join(this.folder, name), 'utf8').trim())
      .flatMap((text) => (text === '' ? [] : [JSON.parse(text)]));
  }

  /** Clears what an ended process wrote. */
  forget(pid: number): void {
    writeFileSync(doingFile(this.folder, pid), '');
  }
}

/** The number of characters for what a process is doing, so that each text overwrites the one before. */
const DOING_LENGTH = 500;

function doingFile(folder: string, pid: number): string {
  return join(folder, `doing-${pid}.json`);
}

function addEntry(findings: Findings, entry: Entry): void {
  if ('found' in entry) for (const id of entry.found) findings.found.add(id);
  else if ('ended' in entry) findings.found.add(entry.ended);
  else if ('done' in entry) findings.done.add(entry.done);
  else if ('loads' in entry) findings.loads.set(entry.test, entry.loads);
  else findings.broken.set(entry.broken, entry.reason);
}
