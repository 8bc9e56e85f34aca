import type { Page } from '@playwright/test';
import type { Api } from './Api.ts';
import type { Hands } from './Hands.ts';

/** What a task works with. */
export interface Desk {
  page: Page;
  api: Api;
  hands: Hands;
  /** Makes a name that no other task uses. */
  unique: (name: string) => string;
}

/** Clicks, keys and entries that another program needs, by its documentation. */
export interface Peer {
  program: string;
  clicks: number;
  keys: number;
  entries: number;
  how: string;
}

/** Something that a planner wants done. */
export interface Task {
  wants: string;
  peer?: Peer;
  /** Prepares the task, does it with the hands alone, and checks the result. */
  play: (desk: Desk) => Promise<void>;
}
