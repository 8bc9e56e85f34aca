import type { ColumnType } from 'kysely';

/** The tables; times are ISO texts in UTC and flags are 0 or 1, so that both engines store the same values. */
export interface Database {
  settings: { key: string; value: string };
  users: UserTable;
  sessions: SessionTable;
  password_resets: { token_hash: string; user_id: string; expires_at: string };
  /** Known sign-in locations: a hash of network and browser. */
  sign_in_places: { user_id: string; place: string; last_at: string };
  email_links: EmailLinkTable;
  audit_events: AuditEventTable;
  attempts: { key: string; window_ends_at: string; count: number };
  components: ComponentTable;
  component_revisions: ComponentRevisionTable;
  projects: ProjectTable;
  assets: AssetTable;
  results: ResultTable;
  marks: MarkTable;
  views: ViewTable;
  feeds: FeedTable;
  changes: ChangeTable;
  reference_sets: ReferenceSetTable;
  reference_entries: ReferenceEntryTable;
  import_calls: ImportCallTable;
}

export interface UserTable {
  id: string;
  username: string;
  email: string;
  email_key: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string;
  company: string;
  position: string;
  /** Whether the first-visit tour was shown. */
  tour_seen: ColumnType<number, number | undefined, number>;
  created_at: WrittenOnce;
  updated_at: string;
}

/** A link in a message: it confirms the address of a registration or of a change, or undoes a change. */
export interface EmailLinkTable {
  token_hash: string;
  purpose: 'registration' | 'change' | 'undo';
  /** Null for a registration, which has no account yet. */
  user_id: string | null;
  /** The address that the account gets when the link is used. */
  email: string;
  email_key: string;
  /** The account that a registration requests, as JSON; null for other links. */
  registration: string | null;
  created_at: string;
  expires_at: string;
}

/** Something that happened to an account. */
export interface AuditEventTable {
  /** A UUIDv7, so ids sort by time. */
  id: string;
  user_id: string;
  event: string;
  /** The name or address that the event concerns. */
  subject: string | null;
  /** Empty if the event has no session. */
  session_id: string;
  address: string;
  user_agent: string;
  count: number;
  /** Hour window and address of a failed sign-in, unique per user; null for all other events. */
  slot: string | null;
  at: string;
}

/** A sign-in and the refresh tokens descended from it. Only the current token can be exchanged. */
export interface SessionTable {
  id: string;
  user_id: string;
  current_token: string;
  previous_token: string | null;
  /** The time of the sign-in. */
  begun_at: string;
  rotated_at: string;
  expires_at: string;
  /** Where the session was last used; empty for sessions of earlier versions. */
  address: string;
  user_agent: string;
}

export interface ComponentTable {
  id: string;
  owner_id: string;
  subclass: string;
  is_template: number;
  name: string;
  name_key: string;
  name_sort: Computed;
  locked: number;
  /** Every field except the server's own, as one JSON document. */
  fields: string;
  sources: Sources;
  origin: string | null;
  kind_version: KindVersion;
  revision: number;
  created_at: WrittenOnce;
  updated_at: string;
  deleted_at: string | null;
}

export interface ComponentRevisionTable {
  component_id: string;
  revision: number;
  fields: string;
  sources: Sources;
  origin: string | null;
  kind_version: KindVersion;
  saved_at: string;
  /** A `KeptImport` as JSON; null unless a repeated import stored one with this revision. */
  imported: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ProjectTable {
  id: string;
  owner_id: string;
  is_template: number;
  name: string;
  name_key: string;
  name_sort: Computed;
  description: string;
  /** The keys of name and description, one per line. */
  search_key: Computed;
  /** Counts the saves of name and description. */
  revision: ColumnType<number, number | undefined, number>;
  created_at: WrittenOnce;
  updated_at: string;
  deleted_at: string | null;
}

export interface AssetTable {
  id: string;
  project_id: string;
  /** Null once the component has been purged. */
  component_id: string | null;
  /** Name and kind of the purged component; null as long as the component exists. */
  name: string | null;
  subclass: string | null;
  count: number;
  created_at: WrittenOnce;
  deleted_at: string | null;
}

interface ResultTable {
  id: string;
  project_id: string;
  name: string;
  description: string;
  subclass: string;
  created_at: WrittenOnce;
  updated_at: string;
}

/** Marks a record as a favourite of its owner, or records when the owner last opened it. */
export interface MarkTable {
  owner_id: string;
  mark: 'favourite' | 'opened';
  /** The id of the component or project; `component_id` or `project_id` repeats it as a foreign key. */
  record_id: string;
  component_id: string | null;
  project_id: string | null;
  at: string;
}

/** A saved view: the query of a list under a name. */
export interface ViewTable {
  id: string;
  owner_id: string;
  list: 'components' | 'component_templates' | 'projects' | 'project_templates';
  name: string;
  name_key: string;
  query: string;
}

/** The state of an owner's change feed. */
interface FeedTable {
  owner_id: string;
  /** The number of the last change. */
  cursor: number;
  /** The number of the last change that has been purged. */
  purged: number;
  /** A new unique value after every change of a component. */
  components: string;
  /** A new unique value after every change of a project or asset. */
  projects: string;
}

/** A change to an owner's records; numbers rise in the order of commits. */
export interface ChangeTable {
  owner_id: string;
  cursor: number;
  at: string;
  what: 'component' | 'project' | 'asset';
  /** The id of the component, project or asset. */
  id: string;
  action: 'created' | 'updated' | 'deleted' | 'restored' | 'purged';
  /** Of the component or project; null for an asset. */
  revision: number | null;
  subclass: string | null;
  is_template: number | null;
  /** The project of an asset; null for other records. */
  project_id: string | null;
}

/** A published set of real products, not owned by any account. */
export interface ReferenceSetTable {
  name: string;
  title: string;
  subclass: string;
  source: string;
  licence: string;
  url: string | null;
  citation: string | null;
  /** The version that the publisher states. */
  edition: string | null;
  /** A hash of all its entries. */
  version: string;
  count: number;
  read_at: string;
}

export interface ReferenceEntryTable {
  set_name: string;
  key: string;
  kind_version: number;
  /** A JSON object. */
  fields: string;
  /** The sources of the values, as JSON keyed by path. */
  sources: string;
  /** A hash of `fields` and `sources`. */
  version: string;
}

/** The stored answer to a call of an import run, so that repeating the call returns the same answer. */
interface ImportCallTable {
  owner_id: string;
  run: string;
  /** The number of the call in its run. */
  part: number;
  /** A hash of what was sent. */
  body_hash: string;
  /** The answer as JSON. */
  answer: string;
  at: WrittenOnce;
}

/** Computed from other columns on every write; defaults to an empty text. */
type Computed = ColumnType<string, string | undefined, string>;

/** Set on insert and never updated. */
type WrittenOnce = ColumnType<string, string, never>;

/** Sources of values by path, as JSON; defaults to `{}`. */
type Sources = ColumnType<string, string | undefined, string>;

/** The version of the kind that the fields belong to; defaults to 1. */
type KindVersion = ColumnType<number, number | undefined, number>;
