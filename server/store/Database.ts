import type { ColumnType } from 'kysely';

/** The tables. Times are ISO texts in UTC and flags are 0 or 1, so that both engines store the same values. */
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
  /** Whether the tour of the first visit was shown. */
  tour_seen: ColumnType<number, number | undefined, number>;
  created_at: WrittenOnce;
  updated_at: string;
}

/** A link in a message: of a registration or a change of address that it confirms, or of a change that it undoes. */
export interface EmailLinkTable {
  token_hash: string;
  purpose: 'registration' | 'change' | 'undo';
  /** Null for a registration, which has no account yet. */
  user_id: string | null;
  /** The address that the account gets. */
  email: string;
  email_key: string;
  /** The account that a registration asks for, as JSON; null for other links. */
  registration: string | null;
  created_at: string;
  expires_at: string;
}

/** Something that happened to an account. */
export interface AuditEventTable {
  /** In the order of time. */
  id: string;
  user_id: string;
  event: string;
  /** What it concerns: a name or an address. */
  subject: string | null;
  /** Empty without a session. */
  session_id: string;
  address: string;
  user_agent: string;
  count: number;
  /** Window and address of a failed sign-in, which are unique together; null for all else. */
  slot: string | null;
  at: string;
}

/** A family of refresh tokens: all that came from one sign-in. Only the current one can be exchanged. */
export interface SessionTable {
  id: string;
  user_id: string;
  current_token: string;
  previous_token: string | null;
  /** The time of the sign-in. */
  begun_at: string;
  rotated_at: string;
  expires_at: string;
  /** Where it was last seen; empty for sessions of earlier versions. */
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
  /** A `KeptImport` as JSON; null unless this version repeated the import of its set. */
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
  /** Of name and description, on a line each. */
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

/** A record that its owner has marked, or opened. */
export interface MarkTable {
  owner_id: string;
  mark: 'favourite' | 'opened';
  /** Of the component or project; one of the following columns has it too. */
  record_id: string;
  component_id: string | null;
  project_id: string | null;
  at: string;
}

/** The address of a list under a name. */
export interface ViewTable {
  id: string;
  owner_id: string;
  list: 'components' | 'component_templates' | 'projects' | 'project_templates';
  name: string;
  name_key: string;
  query: string;
}

/** How far the numbered changes of an owner have come. */
interface FeedTable {
  owner_id: string;
  /** The number of the last change. */
  cursor: number;
  /** The number of the last change that is no longer kept. */
  purged: number;
  /** Differs after every change of a component. */
  components: string;
  /** Differs after every change of a project or asset. */
  projects: string;
}

/** A change of an owner; numbers rise in the order in which changes are committed. */
export interface ChangeTable {
  owner_id: string;
  cursor: number;
  at: string;
  what: 'component' | 'project' | 'asset';
  /** Of the component, project or asset. */
  id: string;
  action: 'created' | 'updated' | 'deleted' | 'restored' | 'purged';
  /** Of the component or project; null for an asset. */
  revision: number | null;
  subclass: string | null;
  is_template: number | null;
  /** Of an asset. */
  project_id: string | null;
}

/** A published set of real products, which no account owns. */
export interface ReferenceSetTable {
  name: string;
  title: string;
  subclass: string;
  source: string;
  licence: string;
  url: string | null;
  citation: string | null;
  /** The publisher's own version. */
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
  /** As one JSON document. */
  fields: string;
  /** Where its values come from, as JSON by path. */
  sources: string;
  /** A hash of fields and sources. */
  version: string;
}

/** What a call of an import run has answered, so that a repeated one answers the same. */
interface ImportCallTable {
  owner_id: string;
  run: string;
  /** The number of the call in its run. */
  part: number;
  /** Of what was sent. */
  body_hash: string;
  /** As JSON. */
  answer: string;
  at: WrittenOnce;
}

/** Computed from other columns when they are written; empty until then. */
type Computed = ColumnType<string, string | undefined, string>;

/** Set on insert and never updated. */
type WrittenOnce = ColumnType<string, string, never>;

/** Of values by their path, as JSON; none unless it is written. */
type Sources = ColumnType<string, string | undefined, string>;

/** Of the kind to whose version the fields belong; the first one unless it is written. */
type KindVersion = ColumnType<number, number | undefined, number>;
