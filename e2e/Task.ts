import type { Page } from '@playwright/test';
import type { Api } from './Api.ts';
import type { Hands } from './Hands.ts';

/** The tools that a task works with. */
export interface Desk {
  page: Page;
  api: Api;
  hands: Hands;
  /** Creates a name that no other task uses. */
  unique: (name: string) => string;
}

/** The clicks, keys and entries that another program needs according to its documentation. */
export interface Peer {
  program: string;
  clicks: number;
  keys: number;
  entries: number;
  how: string;
}

/** A goal of a planner, with the steps that reach it. */
export interface Task {
  wants: string;
  peer?: Peer;
  /** Prepares the task, performs it only through the hands, and checks the result. */
  play: (desk: Desk) => Promise<void>;
}
