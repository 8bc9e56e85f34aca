/** What can be done with a component from its row, its dialog and its page. */
export type ComponentAction = 'copyLink' | 'duplicate' | 'duplicateAndEdit' | 'convert' | 'export' | 'delete';
