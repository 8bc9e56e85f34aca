import { counted } from '#model/counted.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { faultText, placeAddress } from './faults.ts';
import type { Adjustment, FaultPlace, ImportFault, SourceValue } from './ImportedRow.ts';
import type { ImportMapping } from './ImportMapping.ts';
import type { ImportEvent } from './importFiles.ts';

/** Counts the outcomes of the rows of an import and words the report. */
export class ImportReport {
  imported = 0;
  readonly #mapping: ImportMapping;
  /** The fields that no component has a value of. */
  #defaults: string[];
  /** By reason. */
  readonly #skipped = new Map<string, ImportFault[]>();
  readonly #faults: ImportFault[] = [];
  readonly #notices: ImportFault[] = [];
  readonly #adjustments = new Map<string, Adjustment[]>();
  #faulty = 0;
  #fileFault: ImportFault | undefined;

  constructor(mapping: ImportMapping, { fields }: FormDefinition) {
    this.#mapping = mapping;
    const mapped = new Set(['name', ...mapping.fields.map(({ field }) => field)]);
    this.#defaults = Object.values(fields)
      .filter(({ name, system, hidden, curve }) => !system && !hidden && !mapped.has(name) && !mapped.has(curve ?? ''))
      .map(({ name }) => name);
  }

  /** Whether a row or a whole file could not be imported. */
  get isFaulty(): boolean {
    return this.#faulty > 0 || this.#fileFault !== undefined;
  }

  get faulty(): number {
    return this.#faulty;
  }

  get skipped(): number {
    return [...this.#skipped.values()].reduce((sum, { length }) => sum + length, 0);
  }

  get rows(): number {
    return this.imported + this.skipped + this.#faulty;
  }

  add(event: ImportEvent): void {
    switch (event.sort) {
      case 'component':
        this.imported++;
        for (const one of event.adjustments) this.#adjust(one);
        this.#dropDefaults(event.source.values);
        return;
      case 'skipped': {
        const known = this.#skipped.get(event.skip.why);
        if (known) known.push(event.skip);
        else this.#skipped.set(event.skip.why, [event.skip]);
        return;
      }
      case 'faulty':
        this.#faulty++;
        this.#faults.push(...event.faults);
        return;
      case 'file':
        this.#fileFault = event.fault;
        return;
      case 'notice':
        this.#notices.push(event.fault);
    }
  }

  /** The report as text: counts, then what was skipped, faulty and adjusted. */
  lines({ isWhole }: { isWhole: boolean }): string[] {
    const { title, kind, source } = this.#mapping;
    const some = <T>(list: readonly T[], shown: number) => (isWhole ? list : list.slice(0, shown));
    return [
      `${title} (${source.licence}): ${counted(this.rows, 'row')}, ${this.imported} imported as ${kind}, ${this.skipped} skipped, ${this.#faulty} faulty`,
      ...(this.#fileFault ? [`  ${faultText(this.#fileFault)}`] : []),
      ...this.#notices.map((notice) => `  ${faultText(notice)}`),
      ...this.#skippedLines(isWhole),
      ...this.#faultLines(isWhole),
      ...[...this.#adjustments].flatMap(([key, list]) => [
        `  ${key}: ${counted(list.length, 'row')}`,
        ...some(list, 1).map(({ place, text }) => `    ${placeAddress(place)}: ${text}`),
      ]),
      ...(this.#defaults.length > 0 ? [`  not in the table, so at their defaults: ${this.#defaults.join(', ')}`] : []),
    ];
  }

  /**
   * Groups the faults by heading and reason, and gives the place of the first of each group; lists all if `isWhole`.
   */
  #faultLines(isWhole: boolean): string[] {
    if (isWhole) return this.#faults.map((fault) => `  ${faultText(fault)}`);
    const alike = new Map<string, ImportFault[]>();
    for (const fault of this.#faults) {
      const key = `${fault.place.heading ?? ''} ${fault.reason}`;
      const known = alike.get(key);
      if (known) known.push(fault);
      else alike.set(key, [fault]);
    }
    const groups = [...alike.values()];
    return [
      ...groups.slice(0, SHOWN).flatMap((group) => groupLine(group)),
      ...(groups.length > SHOWN ? [`    and ${groups.length - SHOWN} more types of faults (--all)`] : []),
    ];
  }

  /** The rows that were skipped, by reason and with the place of the first; each by itself if `isWhole`. */
  #skippedLines(isWhole: boolean): string[] {
    const groups = [...this.#skipped.values()];
    if (isWhole) return groups.flat().map((skip) => `  skipped: ${faultText(skip)}`);
    return groups.flatMap((group) => groupLine(group, `skipped ${group.length}: `));
  }

  #dropDefaults(values: readonly SourceValue[]): void {
    const read = new Set(values.map(({ field }) => field));
    this.#defaults = this.#defaults.filter((name) => !read.has(name));
  }

  #adjust(one: Adjustment): void {
    const key = `${one.field} ${one.sort}`;
    const known = this.#adjustments.get(key);
    if (known) known.push(one);
    else this.#adjustments.set(key, [one]);
  }
}

const SHOWN = 20;

function groupLine([first, ...rest]: readonly ImportFault[], what = ''): string[] {
  if (!first) return [];
  const also = rest.length === 0 ? '' : ` Also in ${placesText(rest, first.place)}.`;
  return [`  ${what}${faultText(first)}${also}`];
}

/** Lists the rows of faults, or their columns if all are in one row, with the file where it is another one. */
function placesText(alike: readonly ImportFault[], own: FaultPlace): string {
  const isAcross = alike.every(({ place: { file, row } }) => file === own.file && row === own.row);
  const rows = alike.map(({ place: { file, row, column } }) =>
    isAcross ? column : file === own.file ? row : `${file}:${row}`,
  );
  const shown = rows.slice(0, SHOWN);
  const rest = rows.length - shown.length;
  const count = counted(rows.length, isAcross ? 'column' : 'row');
  return `${count}: ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
