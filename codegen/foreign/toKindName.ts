/**
 * Derives a kind's name from a file's: 'wind_turbine' for data/Wind-Turbine.v2.json; characters that a name can't have
 * are dropped.
 */
export function toKindName(file: string): string {
  const stem = file.replace(/.*[\\/]/, '').replace(/\..*/, '');
  const words = stem
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_\d]+|_$/g, '');
  return words === '' ? 'kind' : words;
}
