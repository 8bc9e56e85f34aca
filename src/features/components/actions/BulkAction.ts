/** Actions on the selected components. */
export type BulkAction = 'setValues' | 'export' | 'duplicate' | 'delete';
