import type { FieldSchema } from './KindFile.ts';
import type { Report } from './Report.ts';

/** Warns of keywords of a field of which one leaves another without effect. */
export function checkContradictoryWords(schema: FieldSchema, warn: Report): void {
  const { 'x-shown-when': shown, 'x-used-when': used, 'x-warn': soft } = schema;
  if (schema['x-text'] === 'name' && schema['x-rows'] !== undefined)
    warn(
      ['x-rows'],
      '"x-text" is "name", a single line, so "x-rows" makes room for lines that are refused.',
      LEAVE_OUT,
    );
  if (used !== undefined && used.trim() === shown?.trim())
    warn(
      ['x-used-when'],
      '"x-shown-when" has the same condition, so the field is hidden whenever it is not used.',
      LEAVE_OUT,
    );
  if (soft?.minimum !== undefined && soft.exclusiveMinimum !== undefined)
    warn(
      ['x-warn', 'minimum'],
      `"minimum" ${soft.minimum} and "exclusiveMinimum" ${soft.exclusiveMinimum} limit the same side, so only one of them has an effect.`,
      'Remove one of the two.',
    );
}

const LEAVE_OUT = 'Leave it out.';
