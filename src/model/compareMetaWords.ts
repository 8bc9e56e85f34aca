import type { Difference } from './MetaDifference.ts';
import type { StatedField } from './StatedMeta.ts';

/** The labels and texts that the server states otherwise than the form; an absent key states nothing. */
export function compareMetaWords({ form, server }: { form: StatedField; server: StatedField }): Difference[] {
  const differences: Difference[] = [];
  for (const code of ['label', 'help'] as const) {
    const [ours = null, theirs] = [form[code], server[code]];
    if (theirs !== undefined && theirs !== ours) differences.push({ code, form: ours, server: theirs });
  }
  const isSameSet = JSON.stringify(sorted(form.choices)) === JSON.stringify(sorted(server.choices));
  for (const code of ['choiceLabels', 'axes'] as const) {
    const [ours, theirs] = [form[code], server[code]];
    // Other choices, or a map on one side only, are a difference of their own.
    if (!ours || !theirs || (code === 'choiceLabels' && !isSameSet)) continue;
    if (JSON.stringify(sorted(ours)) !== JSON.stringify(sorted(theirs)))
      differences.push({ code, form: ours, server: theirs });
  }
  return differences;
}

function sorted(values: readonly unknown[] | null | undefined): string[] {
  return (values ?? []).map(String).sort();
}
