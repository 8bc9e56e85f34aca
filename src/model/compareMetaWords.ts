import type { Difference } from './MetaDifference.ts';
import type { StatedField } from './StatedMeta.ts';

/** Returns the labels and texts in which a server differs from the form; an absent key states nothing. */
export function compareMetaWords({ form, server }: { form: StatedField; server: StatedField }): Difference[] {
  const differences: Difference[] = [];
  for (const code of ['label', 'help'] as const) {
    const [ours = null, theirs] = [form[code], server[code]];
    if (theirs !== undefined && theirs !== ours) differences.push({ code, form: ours, server: theirs });
  }
  const [labels, otherLabels] = [form.choiceLabels, server.choiceLabels];
  // Other choices, or a map on one side only, are reported as separate differences.
  const isSameSet = isSame(form.choices ?? [], server.choices ?? []);
  if (labels && otherLabels && isSameSet && !isSame(labels, otherLabels)) {
    const [ours, theirs] = [without(labels, otherLabels), without(otherLabels, labels)];
    differences.push({ code: 'choiceLabels', form: ours, server: theirs });
  }
  if (form.axes && server.axes && JSON.stringify(form.axes) !== JSON.stringify(server.axes))
    differences.push({ code: 'axes', form: form.axes, server: server.axes });
  return differences;
}

function without(labels: readonly string[], others: readonly string[]): string[] {
  return labels.filter((label) => !others.includes(label));
}

/** Whether both have the same values, in whatever order. */
function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  const [left, right] = [a, b].map((values) => JSON.stringify(values.map(String).sort()));
  return left === right;
}
