import type { ComponentListItem } from '#api/useComponents.ts';
import { type Subclass, subclasses } from '#generated/kinds.ts';

const PLACES = ['Amber', 'Birch', 'Coast', 'Delta', 'Elm', 'Fjord', 'Grove', 'Harbour', 'Island', 'Juniper', 'Knoll'];
const THINGS = ['storage', 'turbine', 'park', 'genset', 'tank', 'feeder', 'array'];

export const LIBRARY_SIZE = 10_000;

/** Creates a library of `count` components over all kinds, identical on every run and in mixed order. */
export function sampleLibrary(count: number): ComponentListItem[] {
  return Array.from({ length: count }, (_, index) => {
    // A step without a common factor with the count visits every number once.
    const number = (index * 7919) % count;
    const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
    return {
      id: `component-${number}`,
      name: `${PLACES[number % PLACES.length]} ${THINGS[(number * 3) % THINGS.length]} ${number}`,
      subclass: subclasses[(number * 5) % subclasses.length] as Subclass,
      created_at: at,
      updated_at: at,
      is_template: false,
      locked: false,
    };
  });
}
