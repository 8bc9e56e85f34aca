/** What the journeys edit in a kind file; kind.schema.json describes the rest. */
export interface KindJson {
  $id: string;
  title: string;
  properties: Record<string, Keywords>;
  'x-curves': Record<string, Keywords>;
  'x-kind': Keywords;
  'x-tabs': { id: string; title: string; groups: { title: string; fields: string[] }[] }[];
}

/** Keywords of a field, curve or kind with their values. */
type Keywords = Record<string, unknown>;

/** Adds a field to the kind and to the first group of its first tab. */
export function addField(kind: KindJson, name: string, keywords: Keywords): void {
  kind.properties[name] = keywords;
  kind['x-tabs'][0]?.groups[0]?.fields.push(name);
}

/** Changes keywords of a field, and keeps its others. */
export function editField(kind: KindJson, name: string, keywords: Keywords): void {
  kind.properties[name] = { ...kind.properties[name], ...keywords };
}
