/** JSON Schema of the fields that every contestant shows. */
interface SampleSchema {
  type: 'object';
  title: string;
  properties: Record<string, SampleProperty | SampleTable>;
}

interface SampleProperty {
  type: 'number' | 'string';
  title: string;
  description: string;
  minimum?: number;
  maxLength?: number;
}

interface SampleTable {
  type: 'array';
  title: string;
  maxItems: number;
  items: { type: 'object'; properties: Record<string, SampleProperty> };
}

/** The size of a benchmark form: `fields` side by side, or a table with `rows` rows and `fields` columns. */
export interface Sample {
  name: string;
  fields: number;
  rows?: number;
  /** The number of checks across fields, and of conditions that show some fields. */
  checks?: number;
  conditions?: number;
  /** Whether each value has a source. */
  hasSources?: boolean;
}

export const FLAT: readonly Sample[] = [
  { name: 'flat_48', fields: 48 },
  { name: 'flat_200', fields: 200 },
];

export const TABLES: readonly Sample[] = [
  { name: 'table_50', fields: 8, rows: 50 },
  { name: 'table_1000', fields: 8, rows: 1000 },
];

export const RULES: readonly Sample[] = [
  { name: 'plain_200', fields: 200 },
  { name: 'ruled_200', fields: 200, checks: 40, conditions: 20 },
  { name: 'sourced_200', fields: 200, hasSources: true },
];

export const SAMPLES: readonly Sample[] = [...FLAT, ...TABLES, ...RULES];

/** Creates the JSON Schema of a sample; three numbers for each text, as in kinds. */
export function sampleSchema({ fields, rows }: Sample): SampleSchema {
  const properties = Object.fromEntries(
    Array.from({ length: fields }, (_, index): [string, SampleProperty] => [`field_${index}`, property(index)]),
  );
  const title = `${fields} fields`;
  if (rows === undefined) return { type: 'object', title, properties };
  const items = { type: 'object' as const, properties };
  return { type: 'object', title, properties: { table: { type: 'array', title: 'Table', maxItems: 2000, items } } };
}

/** Returns valid values for all fields. */
export function sampleValues({ fields, rows }: Sample): Record<string, unknown> {
  const values = () =>
    Object.fromEntries(
      Array.from({ length: fields }, (_, index) => [`field_${index}`, isText(index) ? `Text ${index}` : index + 1]),
    );
  return rows === undefined ? values() : { table: Array.from({ length: rows }, values) };
}

/** Returns the stored sources of all values; none for a sample without them. */
export function sampleSources({ fields, hasSources = false }: Sample): Record<string, unknown> {
  const source = { source: 'A data sheet', page: 'p. 7', low: 1, high: 1000 };
  return Object.fromEntries(Array.from({ length: hasSources ? fields : 0 }, (_, index) => [`field_${index}`, source]));
}

/** Returns the same fields as a kind file, from which codegen generates the definition and the compiled checks. */
export function sampleKindFile(sample: Sample): string {
  const { properties, title } = sampleSchema(sample);
  const { checks = 0, conditions = 0, name } = sample;
  // Each condition shows a number while another one is above zero, which it always is.
  for (let index = 0; index < conditions; index++) {
    Object.assign(properties[numberName(index * 2)] ?? {}, { 'x-shown-when': `${numberName(index * 2 + 1)} > 0` });
  }
  return JSON.stringify({
    $schema: '../kind.schema.json',
    $id: name,
    title,
    'x-kind': { plural: title, icon: 'gauge', order: 900 },
    properties,
    'x-checks': Array.from({ length: checks }, (_, index) => ({
      warn: `Field ${index} is unusual beside the next`,
      require: `${numberName(index)} + 1 > ${numberName(index + 40)} / 1000`,
      at: [numberName(index)],
    })),
    'x-tabs': [
      { id: 'general', title, groups: [{ title, fields: Object.keys(properties) }] },
      { id: 'more', title: 'More', groups: [{ title: 'More', fields: COMMON_FIELDS }] },
    ],
  });
}

/** Fields that every kind has. */
const COMMON_FIELDS = ['name', 'currency', 'locked', 'description'];

/** Returns the name of the `index`-th number field; every fourth field is a text. */
function numberName(index: number): string {
  return `field_${Math.floor(index / 3) * 4 + (index % 3)}`;
}

function property(index: number): SampleProperty {
  const title = `Field ${index}`;
  const description = `What field ${index} means, where to find it and what is usual.`;
  return isText(index)
    ? { type: 'string', title, description, maxLength: 50 }
    : { type: 'number', title, description, minimum: 0 };
}

function isText(index: number): boolean {
  return index % 4 === 3;
}
