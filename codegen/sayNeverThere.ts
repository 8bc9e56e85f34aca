/** Why nothing of an earlier version can have been called so; of a path its first part, as documents name the rest. */
export function sayNeverThere(name: string): string | undefined {
  const [first = ''] = name.split('/');
  if (/^[A-Za-z_]\w*$/.test(first) && !Object.hasOwn(Object.prototype, first)) return undefined;
  return `nothing can ever have been called ${JSON.stringify(name)}.`;
}
