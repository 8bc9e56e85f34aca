import type { Entry } from './findFeedFaults.ts';
import type { ServerProcess } from './ServerProcess.ts';

/** The state of a record that does not exist. */
export const NONE = 'none';

export type Body = ReturnType<typeof JSON.parse>;

/** What is stored under one name, as far as the server has acknowledged it. */
export interface Fact {
  name: string;
  /** Its state, and its id where it has one. */
  read: () => Promise<Found>;
  state: string;
}

export interface Found {
  state: string;
  id?: string;
}

/** The expected feed entries, by the id of the first fact. */
export type Entries = (id: string) => Entry[] | Promise<Entry[]>;

export interface Call {
  method: string;
  path: string;
  body?: object | undefined;
  access?: string | undefined;
}

/** What a sequence of writes is made with; each turn has a name that no other has. */
export interface Turn {
  name: string;
  server: ServerProcess;
  /** Makes a call that changes nothing that is checked; resolves with the body of its answer. */
  send: (call: Call) => Promise<Body>;
  /** Makes a call after which these facts are in these states, and the feed has these entries. */
  write: (states: readonly (readonly [Fact, string])[], call: Call, entries?: Entries) => Promise<Body>;
  /** Something of a name that nothing else has, and how to read it; it does not exist yet. */
  fact: (name: string, read: () => Promise<Found>, state?: string) => Fact;
  /** The body of what is stored at an address; undefined for 401 and 404. */
  read: (call: Pick<Call, 'path' | 'access'>) => Promise<Body>;
  /** The status of a call that changes nothing that is checked. */
  readStatus: (call: Call) => Promise<number>;
  /** The token of the link in the newest message to an address. */
  readLink: (to: string, subject: string, count?: number) => Promise<string>;
}
