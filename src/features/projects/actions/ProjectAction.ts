/** Actions on a single project. */
export type ProjectAction = 'copyLink' | 'convert' | 'duplicate' | 'duplicateAndEdit' | 'export' | 'delete';
