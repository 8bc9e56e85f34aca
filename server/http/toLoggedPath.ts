/** Returns the path of an address: a query is private, as it has the names that users search for, and tokens of links. */
export function toLoggedPath(url: string): string {
  return url.replace(/\?.*/, '');
}
