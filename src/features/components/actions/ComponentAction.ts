/** Actions on one component, offered in its row, its dialog and its page. */
export type ComponentAction = 'copyLink' | 'duplicate' | 'duplicateAndEdit' | 'convert' | 'export' | 'delete';
