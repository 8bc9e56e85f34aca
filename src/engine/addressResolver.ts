const NO_HOST = 'schema://none/';

/** Resolves and compares addresses for RJSF by the browser's parser, in place of a library's. */
export const addressResolver = {
  /** A reference as an address, given the address of the schema that it is in; without a host it stays a path. */
  resolve(base: string, reference: string): string {
    const { href } = new URL(reference, new URL(base, NO_HOST));
    return href.startsWith(NO_HOST) ? href.slice(NO_HOST.length) : href;
  },
  equal: (one: string, other: string): boolean => new URL(one, NO_HOST).href === new URL(other, NO_HOST).href,
};
