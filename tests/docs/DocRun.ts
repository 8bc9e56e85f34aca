import type { Finished } from '../codegen/projectCopy.ts';

/** How a command of a page is run, and what must come of it. */
export interface DocRun<Stage> {
  /** As it stands on the page. */
  command: string;
  /** What stands there for something of the reader's own, by what it is here. */
  own?: (stage: Stage) => Record<string, string>;
  env?: (stage: Stage) => Record<string, string>;
  before?: (stage: Stage) => Promise<void>;
  check: (finished: Finished, stage: Stage) => void | Promise<void>;
}
