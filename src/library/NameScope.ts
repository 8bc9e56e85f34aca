/** Where a name must be free: among the components of a kind, or among projects where no kind is given. */
export interface NameScope {
  subclass?: string;
  /** A template and a record that is not one may share a name. */
  templates: boolean;
}
