/** What can be done with a project that is named. */
export type ProjectAction = 'copyLink' | 'convert' | 'duplicate' | 'duplicateAndEdit' | 'export' | 'delete';
