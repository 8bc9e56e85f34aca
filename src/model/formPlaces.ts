import { currencyText } from './currencyText.ts';
import { curveFieldNames } from './curveText.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { fieldLabel } from './fieldLabel.ts';
import { itemFields } from './tabFields.ts';

/** A field or a curve of a form, and where it is shown. */
export interface FormPlace {
  /** The name of its field, or those of all fields of a curve. */
  names: readonly [string, ...string[]];
  title: string;
  unit: string | undefined;
  /** Titles of its tab and its group. */
  tab: string;
  group: string;
  /** All its searchable words, without capitals and accents. */
  words: string;
}

/** The marks that a search may ask for besides words. */
export const PLACE_MARKS = ['modified', 'warning', 'error', 'source', 'unsourced'] as const;
export type PlaceMark = (typeof PLACE_MARKS)[number];

/** Lists all fields and curves that the tabs show, in their order. */
export function listPlaces(definition: FormDefinition, currency: string): FormPlace[] {
  const { fields, curves } = definition;
  return definition.tabs.flatMap((tab) =>
    tab.groups.flatMap((group) => {
      const place = (names: FormPlace['names'], title: string, unit: string | undefined, about: readonly string[]) => {
        const shown = { title: currencyText(title, currency), unit: unit && currencyText(unit, currency) };
        const words = fold([shown.title, shown.unit, ...names, ...about, group.title, tab.title].join(' '));
        return { ...shown, names, words, tab: tab.title, group: group.title };
      };
      return group.items.flatMap((item) => {
        const curve = curves[item];
        if (curve) {
          const [first, ...rest] = curveFieldNames(curve);
          const about = [curve.help, curve.x.title, ...curve.y.map(({ title }) => title)];
          return first === undefined ? [] : [place([first, ...rest], curve.title, curve.y[0]?.unit, about)];
        }
        return itemFields(definition, item).flatMap((name) => {
          const field = fields[name];
          if (!field || field.hidden) return [];
          const title = name === item ? field.title : (fieldLabel(definition, name) ?? field.title);
          return [place([name], title, field.unit, [field.help, field.unitName ?? ''])];
        });
      });
    }),
  );
}

/**
 * Finds the places that have all words of a query: first those whose title begins with it, then those whose title
 * contains it. '@modified', '@warning', '@error', '@source' and '@unsourced', or the beginning of one, ask for a mark.
 */
export function findPlaces(
  places: readonly FormPlace[],
  query: string,
  hasMark: (place: FormPlace, mark: PlaceMark) => boolean,
): FormPlace[] {
  const parts = fold(query).split(/\s+/).filter(Boolean);
  const words = parts.filter((part) => !part.startsWith('@'));
  const marks = parts.filter((part) => part.startsWith('@')).map((part) => part.slice(1));
  const found = places.filter(
    (place) =>
      words.every((word) => place.words.includes(word)) &&
      marks.every((begun) => PLACE_MARKS.some((mark) => isMeant(mark, begun) && hasMark(place, mark))),
  );
  const start = words.join(' ');
  const rank = ({ title }: FormPlace) => {
    const folded = fold(title);
    return folded.startsWith(start) ? 0 : folded.includes(start) ? 1 : 2;
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** A lone '@' finds everything that is marked; a missing source does not. */
function isMeant(mark: PlaceMark, begun: string): boolean {
  return mark.startsWith(begun) && (begun !== '' || mark !== 'unsourced');
}

/** Removes capitals and accents from a text. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
