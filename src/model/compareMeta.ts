import { compareMetaFields, listStatedFields } from './compareMetaFields.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { fieldLabel } from './fieldLabel.ts';
import type { MetaDifference } from './MetaDifference.ts';
import { readMeta } from './readMeta.ts';
import type { StatedCurve, StatedMeta, StatedRule } from './StatedMeta.ts';
import { toMeta } from './toMeta.ts';

/** Returns every difference between a server's metadata of a kind and the form's, even if the versions agree. */
export function compareMeta({ definition, meta }: { definition: FormDefinition; meta: StatedMeta }): MetaDifference[] {
  // Read like a server's answer, so that both sides compare in the same shape.
  const own = readMeta(toMeta(definition));
  if (!own) return [];
  const server = new Map(listStatedFields(definition, meta.fields).map((field) => [field.name, field]));
  const label = (name: string) => fieldLabel(definition, name) ?? server.get(name)?.label ?? name;
  // A list that lacks a required field is not a complete list of this kind.
  const isWhole = meta.complete && own.fields.every(({ name, required }) => !required || server.has(name));
  const differences = compareMetaFields({
    shape: definition,
    form: own.fields,
    server: meta.fields,
    isWhole,
    isWorded: meta.worded === true,
  });
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

// Rules are equal even if their messages differ.
function ruleKey({ rule, field, other, limit, requires }: StatedRule): string {
  return JSON.stringify([rule, field, other, limit, requires]);
}

function compareCurves(
  { form, server }: { form: StatedMeta; server: StatedMeta },
  { curves }: FormDefinition,
): MetaDifference[] {
  const known = form.curves.flatMap((curve): MetaDifference[] => {
    const place = { field: curve.id, label: curves[curve.id]?.title ?? curve.id };
    const other = server.curves.find(({ id }) => id === curve.id);
    if (!other) {
      const isMissing = server.curveIds !== undefined && !server.curveIds.includes(curve.id);
      return isMissing ? [{ ...place, code: 'curve', form: curve, server: null }] : [];
    }
    const isSame = (part: (stated: StatedCurve) => unknown) =>
      JSON.stringify(part(curve)) === JSON.stringify(part(other));
    return [
      ...(isSame(({ x, y }) => [x, y]) ? [] : [{ ...place, code: 'curve' as const, form: curve, server: other }]),
      ...(!server.worded || !other.axes || isSame(({ axes }) => axes)
        ? []
        : [{ ...place, code: 'axes' as const, form: curve.axes ?? null, server: other.axes }]),
    ];
  });
  const foreign = server.curves.filter(({ id }) => !form.curveIds?.includes(id));
  return [
    ...known,
    ...foreign.map((curve): MetaDifference => {
      const title = curve.axes?.[0] || curve.id;
      return { field: curve.id, label: title, code: 'curve', form: null, server: curve };
    }),
  ];
}
