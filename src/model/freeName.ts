import { nameKey } from './nameKey.ts';

interface FreeNameOptions {
  /** In code points. */
  maxLength?: number;
  /** The word that marks a copy: 'Rig (copy)', 'Rig (copy 2)'; without one the wanted name itself is tried before 'Rig (2)'. */
  suffix?: string;
}

/** The first name like the wanted one whose `nameKey` is not among the taken; cut so that its mark fits. */
export function freeName(
  wanted: string,
  taken: ReadonlySet<string>,
  { maxLength = 50, suffix = '' }: FreeNameOptions = {},
): string {
  const letters = [...wanted.trim()];
  for (let count = 1; ; count++) {
    const words = [suffix, count === 1 ? '' : count].filter((word) => word !== '');
    const mark = words.length === 0 ? '' : ` (${words.join(' ')})`;
    const stem = letters.slice(0, maxLength - [...mark].length).join('');
    const candidate = `${stem.trimEnd()}${mark}`;
    if (!taken.has(nameKey(candidate))) return candidate;
  }
}
