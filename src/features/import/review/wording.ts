import { counted } from '#model/counted.ts';
import type { NameFault, PlanCounts } from '#model/imports/ImportPlan.ts';

/** Returns a text like 'b.csv was not read; import it afterwards.' */
export function unreadText(names: readonly string[]): string {
  return names.length === 1
    ? `${names[0]} was not read; import it afterwards.`
    : `${names.join(', ')} were not read; import them afterwards.`;
}

/** What is wrong with a name. */
export function nameFaultText(fault: NameFault, { name, longest }: { name: string; longest: number }): string {
  switch (fault) {
    case 'empty':
      return 'The name is missing';
    case 'long':
      return `${[...name].length} characters; at most ${longest}`;
    case 'taken':
      return 'Your library has this name';
    case 'twice':
      return 'A row above has this name';
  }
}

/** Returns '1 row' or, for example, '4,435 rows'. */
export function rowsText(count: number): string {
  return amount(count, 'row');
}

/** Returns a text like '4 new, 12 changed upstream, 1 gone, 4,410 unchanged'. */
export function sortsText({ sorts }: PlanCounts, gone: number): string {
  const parts: [number, string][] = [
    [sorts.new, 'new'],
    [sorts.upstream, 'changed upstream'],
    [sorts.mine, 'changed by you'],
    [sorts.both, 'changed in both'],
    [gone, 'gone'],
    [sorts.unchanged, 'unchanged'],
  ];
  return parts.flatMap(([count, words]) => (count > 0 ? `${count.toLocaleString('en')} ${words}` : [])).join(', ');
}

/**
 * Returns the label of the import button: 'Import 2 components', 'Update 12 components' or 'Import 4 new, update 12
 * components'.
 */
export function importText({ ready, update, noted }: PlanCounts): string {
  if (update === 0) return ready > 0 ? `Import ${amount(ready, 'component')}` : noted > 0 ? 'Keep mine' : 'Import';
  const updates = `pdate ${amount(update, 'component')}`;
  return ready === 0 ? `U${updates}` : `Import ${ready.toLocaleString('en')} new, u${updates}`;
}

export function amount(count: number, noun: string): string {
  return counted(count, noun).replace(String(count), count.toLocaleString('en'));
}
