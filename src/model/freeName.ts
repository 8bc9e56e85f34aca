import { nameKey } from './nameKey.ts';

interface FreeNameOptions {
  /** In code points. */
  maxLength?: number;
  /** The word that marks a copy: 'Rig (copy)', 'Rig (copy 2)'. Without it: the wanted name, then 'Rig (2)'. */
  suffix?: string;
}

/**
 * Returns the wanted name with the first mark, such as '(2)', that makes its `nameKey` unused; the name is shortened to
 * make the mark fit.
 */
export function freeName(
  wanted: string,
  taken: ReadonlySet<string>,
  { maxLength = 50, suffix = '' }: FreeNameOptions = {},
): string {
  const letters = [...wanted.trim()];
  let stem: { text: string; key: string; room: number } | undefined;
  for (let count = 1; ; count++) {
    const mark = createMark(suffix, count);
    const room = maxLength - mark.length;
    if (stem?.room !== room) {
      const text = letters.slice(0, room).join('').trimEnd();
      stem = { text, key: nameKey(text), room };
    }
    // A thousand similar names differ only in the count, so the stem's key is computed once and the mark appended to
    // it.
    if (!taken.has(stem.key + mark.toLowerCase())) return stem.text + mark;
  }
}

function createMark(suffix: string, count: number): string {
  if (suffix === '') return count === 1 ? '' : ` (${count})`;
  return count === 1 ? ` (${suffix})` : ` (${suffix} ${count})`;
}
