import type { CheckDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { curveFields } from './expandCurves.ts';
import type { MergedKind } from './mergeKind.ts';

/** Returns the part of a definition with the kind's checks that are errors; empty if there are none. */
export function errorChecks({ checks, curves }: MergedKind): Pick<FormDefinition, 'checks'> {
  const errors = checks.flatMap(({ schema: { error: message, require, when, at } }): CheckDefinition[] => {
    const [first = ''] = at;
    const curve = curves.get(first)?.schema;
    const [field = first] = curve ? curveFields(curve) : [];
    return message === undefined ? [] : [{ field, message, requires: when ? `${require} when ${when}` : require }];
  });
  return errors.length > 0 ? { checks: errors } : {};
}
