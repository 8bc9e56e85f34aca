const NO_HOST = 'schema://none/';

/** Resolves and compares URIs for RJSF with the browser's parser instead of a library. */
export const addressResolver = {
  /** Resolves a reference against the URI of its schema; without a host, the result stays a path. */
  resolve(base: string, reference: string): string {
    const { href } = new URL(reference, new URL(base, NO_HOST));
    return href.startsWith(NO_HOST) ? href.slice(NO_HOST.length) : href;
  },
  equal: (one: string, other: string): boolean => new URL(one, NO_HOST).href === new URL(other, NO_HOST).href,
};
