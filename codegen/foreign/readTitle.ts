import { toTitle } from '#codegen/toTitle.ts';
import { readHeading } from '#model/readHeading.ts';
import { foreignUnit } from './foreignUnit.ts';

/** A label without the unit that it ends in: 'Maximum reach (m)' is 'Maximum reach' in m. */
export interface ReadTitle {
  title: string;
  /** The label itself, as far as it is a name. */
  name: string;
  unit?: string;
  /** The text in brackets where it is not a unit. */
  unknown?: string;
}

/** Reads the title and the unit of a label. */
export function readTitle(label: string): ReadTitle {
  const [, before = '', inBrackets = ''] = /^(.*?)\s*[[(]([^[\]()]+)[\])]$/.exec(label) ?? [];
  const stated = before === '' ? undefined : foreignUnit(inBrackets);
  if (stated !== undefined) return { title: toTitle(before), name: before, ...(stated === '' ? {} : { unit: stated }) };
  if (before !== '' && label.endsWith(']')) return { title: toTitle(before), name: before, unknown: inBrackets };
  const { title, unit } = readHeading([{ text: label, isUnit: false }]);
  // A unit behind the last underscore of a program's name.
  if (unit && /^\w+$/.test(label)) return { title: title.charAt(0).toUpperCase() + title.slice(1), name: label, unit };
  return { title: toTitle(label), name: label };
}
