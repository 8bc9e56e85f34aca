import type { FieldDefinition, FieldValue, SoftLimits } from './FormDefinition.ts';
import { translate } from './shownWording.ts';

/** Returns the warning for an allowed but unusual value; undefined inside the field's soft limits. */
export function softWarning(field: FieldDefinition, value: FieldValue): string | undefined {
  const { warn } = field;
  if (!warn || typeof value !== 'number') return undefined;
  const unit = unitSuffix(field);
  if (warn.exclusiveMinimum !== undefined && value <= warn.exclusiveMinimum)
    return ownMessage(warn, 'exclusiveMinimum') ?? translate('Unusually low: {value}', { value: `${value}${unit}` });
  if (warn.minimum !== undefined && value < warn.minimum)
    return (
      ownMessage(warn, 'minimum') ?? translate('Unusually low: below {limit}', { limit: `${warn.minimum}${unit}` })
    );
  if (warn.maximum !== undefined && value > warn.maximum)
    return (
      ownMessage(warn, 'maximum') ?? translate('Unusually high: above {limit}', { limit: `${warn.maximum}${unit}` })
    );
  return undefined;
}

function ownMessage({ message }: SoftLimits, limit: string): string | undefined {
  return typeof message === 'object' ? message[limit] : message;
}

function unitSuffix({ unit }: FieldDefinition): string {
  return unit && !unit.includes('{') ? ` ${unit}` : '';
}
