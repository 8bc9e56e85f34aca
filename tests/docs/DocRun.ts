import type { Finished } from '../codegen/projectCopy.ts';

/** How a command of a page is run, and what must come of it. */
export interface DocRun<Stage> {
  /** The command as the page prints it. */
  command: string;
  /** Placeholders on the page by the values that replace them here. */
  own?: (stage: Stage) => Record<string, string>;
  env?: (stage: Stage) => Record<string, string>;
  before?: (stage: Stage) => Promise<void>;
  check: (finished: Finished, stage: Stage) => void | Promise<void>;
}
