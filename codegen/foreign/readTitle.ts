import { toTitle } from '#codegen/toTitle.ts';
import { readHeading } from '#model/readHeading.ts';
import { foreignUnit } from './foreignUnit.ts';

/** A label, split into its title and the unit at its end: 'Maximum reach (m)' is 'Maximum reach' in m. */
export interface ReadTitle {
  title: string;
  /** The part of the label from which a name can be made. */
  name: string;
  unit?: string;
  /** The text in brackets, if it is not a unit. */
  unknown?: string;
}

/** Reads the title and the unit of a label. */
export function readTitle(label: string): ReadTitle {
  const [, before = '', inBrackets = ''] = /^(.*?)\s*[[(]([^[\]()]+)[\])]$/.exec(label) ?? [];
  const stated = before === '' ? undefined : foreignUnit(inBrackets);
  if (stated !== undefined) return { title: toTitle(before), name: before, ...(stated === '' ? {} : { unit: stated }) };
  if (before !== '' && label.endsWith(']')) return { title: toTitle(before), name: before, unknown: inBrackets };
  const { title, unit } = readHeading([{ text: label, isUnit: false }]);
  // A unit after the last underscore of a program's name.
  if (unit && /^\w+$/.test(label)) return { title: title.charAt(0).toUpperCase() + title.slice(1), name: label, unit };
  return { title: toTitle(label), name: label };
}
