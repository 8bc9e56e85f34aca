/**
 * The tag of variants: a second form, kind, width or kind of failure of something that another journey walks through,
 * and that tests of pages and calls cover as well. They run with `npm run test:long`.
 */
export const LONG = '@long';
