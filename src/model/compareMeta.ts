import type { FieldDefinition, FormDefinition } from './FormDefinition.ts';
import { type FieldMeta, type Meta, metaOf } from './metaOf.ts';

export type DifferenceCode =
  | 'onlyOnServer'
  | 'onlyInForm'
  | 'type'
  | 'required'
  | 'tighterMinimum'
  | 'looserMinimum'
  | 'tighterMaximum'
  | 'looserMaximum'
  | 'tighterLength'
  | 'looserLength'
  | 'choices'
  | 'default'
  | 'readOnly';

/** One thing that a form and a server see differently. */
export interface MetaDifference {
  field: string;
  /** The field's label, the form's own where it has one. */
  label: string;
  code: DifferenceCode;
  form: unknown;
  server: unknown;
}

/** Everything that differs between a form and what the server says of its kind; nothing where the versions agree. */
export function compareMeta({ definition, meta }: { definition: FormDefinition; meta: Meta }): MetaDifference[] {
  if (meta.version === definition.version) return [];
  const own = metaOf(definition).fields;
  const names = [...new Set([...Object.keys(own), ...Object.keys(meta.fields)])];
  return names.flatMap((name) => compareField(name, own[name], meta.fields[name], definition.fields[name]));
}

function compareField(
  field: string,
  form: FieldMeta | undefined,
  server: FieldMeta | undefined,
  definition: FieldDefinition | undefined,
): MetaDifference[] {
  const label = form?.label ?? server?.label ?? field;
  if (!form) return server ? [{ field, label, code: 'onlyOnServer', form: undefined, server: server.type }] : [];
  if (!server) return [{ field, label, code: 'onlyInForm', form: form.type, server: undefined }];
  const found: MetaDifference[] = [];
  const add = (code: DifferenceCode, ours: unknown, theirs: unknown) =>
    found.push({ field, label, code, form: ours, server: theirs });
  if (form.type !== server.type) add('type', form.type, server.type);
  if (form.required !== server.required) add('required', form.required, server.required);
  if (form.read_only !== server.read_only) add('readOnly', form.read_only, server.read_only);
  const limits = [
    ['Minimum', form.min_value, server.min_value, 1],
    ['Maximum', form.max_value, server.max_value, -1],
    ['Length', form.max_length, server.max_length, -1],
  ] as const;
  for (const [name, ours, theirs, sign] of limits) {
    if (ours === theirs) continue;
    const isTighter = theirs !== null && (ours === null || sign * (theirs - ours) > 0);
    add(`${isTighter ? 'tighter' : 'looser'}${name}`, ours, theirs);
  }
  if (!sameChoices(form, server))
    add('choices', form.choices?.map(({ value }) => value) ?? null, server.choices?.map(({ value }) => value) ?? null);
  // A system field's default is the server's own business.
  if (form.default !== server.default && !definition?.system) add('default', form.default, server.default);
  return found;
}

function sameChoices(a: FieldMeta, b: FieldMeta): boolean {
  const values = ({ choices }: FieldMeta) => JSON.stringify(choices?.map(({ value }) => value).sort() ?? null);
  return values(a) === values(b);
}
