/** The group within which names are unique: components of different kinds or forms may share a name. */
export function nameGroup({ subclass, is_template }: { subclass: string; is_template: boolean }): string {
  return `${subclass}/${is_template}`;
}
