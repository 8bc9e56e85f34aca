/** What can be done with many components at once. */
export type BulkAction = 'setValues' | 'export' | 'duplicate' | 'delete';
