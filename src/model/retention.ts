/** How many days deleted records can be restored, and changes can be listed. */
export const KEEP_DELETED_DAYS = 30;
