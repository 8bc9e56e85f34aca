/** JSON Schema of the fields that every contestant shows. */
interface SampleSchema {
  type: 'object';
  title: string;
  properties: Record<string, SampleProperty>;
}

interface SampleProperty {
  type: 'number' | 'string';
  title: string;
  description: string;
  minimum?: number;
  maxLength?: number;
}

/** Three numbers for each text, as kinds have them. */
export function sampleSchema(count: number): SampleSchema {
  const properties = Object.fromEntries(
    Array.from({ length: count }, (_, index): [string, SampleProperty] => [`field_${index}`, property(index)]),
  );
  return { type: 'object', title: `${count} fields`, properties };
}

/** Valid values of all fields. */
export function sampleValues(count: number): Record<string, number | string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`field_${index}`, isText(index) ? `Text ${index}` : index + 1]),
  );
}

/** The same fields as a file of schemas/forms, from which codegen makes definition and compiled check. */
export function sampleFormFile(count: number): string {
  const { properties, title } = sampleSchema(count);
  const $id = formName(count);
  const groups = [{ title, fields: Object.keys(properties) }];
  return JSON.stringify({ $schema: '../kind.schema.json#/$defs/form', $id, title, properties, 'x-groups': groups });
}

export function formName(count: number): string {
  return `sample_${count}`;
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
