/**
 * Returns why an earlier version can't have had this name; undefined if it can. Of a path only the first part counts,
 * as documents choose the names of the others.
 */
export function explainImpossibleName(name: string): string | undefined {
  const [first = ''] = name.split('/');
  if (/^[A-Za-z_]\w*$/.test(first) && !Object.hasOwn(Object.prototype, first)) return undefined;
  return `${JSON.stringify(name)} can't have been a name in any version.`;
}
