/** What can be done with a project that is named. */
export type ProjectAction = 'convert' | 'duplicate' | 'duplicateAndEdit' | 'export' | 'delete';
