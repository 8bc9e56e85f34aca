/** What names are told apart by: two components of another kind or form may share one. */
export function nameGroup({ subclass, is_template }: { subclass: string; is_template: boolean }): string {
  return `${subclass}/${is_template}`;
}
