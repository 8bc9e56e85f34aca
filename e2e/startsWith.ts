/** Returns a pattern for texts that begin with another text: a field's description has its message before its help. */
export function startsWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
