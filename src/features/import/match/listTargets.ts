import type { FormDefinition } from '#model/FormDefinition.ts';
import { listCurveParts } from '#model/imports/curveAxes.ts';
import type { DraftColumn } from '#model/imports/MappingDraft.ts';
import { listPlainFields } from '#model/imports/proposeMapping.ts';
import type { SelectOption } from '#ui/Select.tsx';

/**
 * Returns what a column can fill: a series fills a curve, lists fill a curve's axis or a number field, other columns
 * any plain field.
 */
export function listTargets({ holds }: Pick<DraftColumn, 'holds'>, definition: FormDefinition): SelectOption[] {
  if (holds?.sort === 'series')
    return Object.values(definition.curves)
      .filter(({ y }) => y.length === 1)
      .map(({ id, title }) => ({ value: id, label: title }));
  const fields = listPlainFields(definition).map((field) => ({
    type: field.type,
    option: { value: field.name, label: withUnit(field.title, field.unit) },
  }));
  if (!holds) return fields.map(({ option }) => option);
  const axes = listCurveParts(definition).map(({ id, curve, shape }) => ({
    value: id,
    label: `${curve.title}: ${withUnit(shape.title, shape.unit)}`,
  }));
  const numbers = fields.filter(({ type }) => type === 'number' || type === 'integer');
  return [...axes, ...numbers.map(({ option }) => option)];
}

function withUnit(title: string, unit: string | undefined): string {
  return unit ? `${title} (${unit})` : title;
}
