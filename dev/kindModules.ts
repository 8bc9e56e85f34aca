/** Modules that list the kinds and the languages. */
export const REGISTRY = ['kinds.ts', 'kindDescriptions.ts', 'kindIcons.ts', 'kindTexts.ts', 'languages.ts'];

const KIND_MODULE = /^(?:kinds|validators\/kinds|texts\/[\w-]+)\/(\w+)\.(?:d\.ts|ts|js)$/;
/** The words of all kinds' cards in another language. */
const CARDS_MODULE = /^texts\/[\w-]+\.ts$/;
const PUBLISHED = /^contract\.json$|^schemas\//;
const NOT_IN_PAGES = /\.d\.ts$|\.json$|^(?:api|operations)\.ts$|^validators\/operations/;

/** Returns the kind that a file of generated/ belongs to exclusively. */
export function findKind(file: string): string | undefined {
  return KIND_MODULE.exec(file)?.[1];
}

/** Whether a file of generated/ only describes kinds. */
export function isOfKinds(file: string): boolean {
  return KIND_MODULE.test(file) || CARDS_MODULE.test(file) || REGISTRY.includes(file) || PUBLISHED.test(file);
}

/** Whether pages load a file of generated/. */
export function isInPages(file: string): boolean {
  return !NOT_IN_PAGES.test(file);
}
