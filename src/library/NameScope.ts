/** Where a name must be free: among the components of a kind, or among projects where no kind is given. */
export interface NameScope {
  subclass?: string;
  /** Templates and what is none may share a name. */
  templates: boolean;
}
