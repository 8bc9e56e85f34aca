import type { Api } from './Api.ts';

/** The kinds of the components that journeys of projects use. */
export const KINDS = ['wind', 'pv', 'basicstorage', 'dieselgenset', 'heatpump'];

/** Creates a component of each of these kinds; returns their names. */
export async function createComponents(api: Api, mark: string): Promise<string[]> {
  const names = KINDS.map((subclass) => `${mark} ${subclass}`);
  for (const [index, subclass] of KINDS.entries()) await api.create({ subclass, name: names[index] ?? '' });
  return names;
}
