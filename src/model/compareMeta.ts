import { compareMetaFields, listStatedFields } from './compareMetaFields.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { fieldLabel } from './fieldLabel.ts';
import type { MetaDifference } from './MetaDifference.ts';
import { readMeta } from './readMeta.ts';
import type { StatedMeta, StatedRule } from './StatedMeta.ts';
import { toMeta } from './toMeta.ts';

/** Every difference between what a server states about a kind and its form; empty if the versions agree. */
export function compareMeta({ definition, meta }: { definition: FormDefinition; meta: StatedMeta }): MetaDifference[] {
  if (meta.version === definition.version) return [];
  // Read as the server's answer is, so that both sides compare in one form.
  const own = readMeta(toMeta(definition));
  if (!own) return [];
  const server = new Map(listStatedFields(definition, meta.fields).map((field) => [field.name, field]));
  const label = (name: string) => fieldLabel(definition, name) ?? server.get(name)?.label ?? name;
  // A list without a field that every record of the kind has is not of this kind.
  const isWhole = meta.complete && own.fields.every(({ name, required }) => !required || server.has(name));
  const differences = compareMetaFields({ shape: definition, form: own.fields, server: meta.fields, isWhole });
  const known = new Set(listStatedFields(definition, own.fields).map(({ name }) => name));
  const onlyInForm = new Set(differences.filter(({ code }) => code === 'onlyInForm').map(({ field }) => field));
  const isShared = ({ field, other = field }: StatedRule) =>
    [field, other].every((name) => known.has(name) && !onlyInForm.has(name));
  return [
    ...differences.map(({ field, label: own, ...difference }) => ({
      field,
      label: fieldLabel(definition, field) ?? own,
      ...difference,
    })),
    ...compareRules({ form: own.rules?.filter(isShared), server: meta.rules?.filter(isShared) }, label),
    ...compareCurves({ form: own, server: meta }, definition),
  ];
}

function compareRules(
  { form = [], server }: { form: StatedRule[] | undefined; server: StatedRule[] | undefined },
  label: (name: string) => string,
): MetaDifference[] {
  if (!server) return [];
  const difference = (code: 'tighterRule' | 'looserRule', rule: StatedRule): MetaDifference => ({
    field: rule.field,
    label: label(rule.field),
    code,
    rule: { ...rule, otherLabel: rule.other === undefined ? '' : label(rule.other) },
  });
  const [ours, theirs] = [form.map(ruleKey), server.map(ruleKey)];
  return [
    ...server.filter((rule) => !ours.includes(ruleKey(rule))).map((rule) => difference('tighterRule', rule)),
    ...form.filter((rule) => !theirs.includes(ruleKey(rule))).map((rule) => difference('looserRule', rule)),
  ];
}

// Two checks are equal even if their messages differ.
function ruleKey({ rule, field, other, limit, requires }: StatedRule): string {
  return JSON.stringify([rule, field, other, limit, requires]);
}

/** Only curves that both sides have are compared: a curve is how fields are edited, and rules limit their values. */
function compareCurves(
  { form, server }: { form: StatedMeta; server: StatedMeta },
  { curves }: FormDefinition,
): MetaDifference[] {
  return form.curves.flatMap((curve): MetaDifference[] => {
    const other = server.curves.find(({ id }) => id === curve.id);
    if (!other || JSON.stringify([curve.x, curve.y]) === JSON.stringify([other.x, other.y])) return [];
    return [{ field: curve.id, label: curves[curve.id]?.title ?? curve.id, code: 'curve', form: curve, server: other }];
  });
}
