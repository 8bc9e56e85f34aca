/** The records among which a name must be free: a kind's components or, without `subclass`, projects. */
export interface NameScope {
  subclass?: string;
  /** A template and a record that is not one may share a name. */
  templates: boolean;
}
