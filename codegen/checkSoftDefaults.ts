import type { FieldSchema } from './KindFile.ts';
import type { Merged, MergedShape } from './mergeKind.ts';
import { type Problem, toWarning } from './Problem.ts';

/** Warns of defaults beyond a soft limit: each new component or row would begin with a warning. */
export function checkSoftDefaults(shape: MergedShape): Problem[] {
  return [
    ...[...shape.fields].flatMap(([, field]) => checkSoftDefault(field)),
    ...[...shape.tables.values()].flatMap(checkSoftDefaults),
  ];
}

function checkSoftDefault({ schema, origin }: Merged<FieldSchema>): Problem[] {
  const { default: value, 'x-warn': soft } = schema;
  // What is not a number, or beyond a hard limit as well, is reported elsewhere.
  if (typeof value !== 'number' || !soft || findPassed(value, schema)) return [];
  const limits: Limits = soft;
  const passed = findPassed(value, limits);
  if (!passed) return [];
  const message = `"default" ${value} is beyond the soft "${passed}" ${limits[passed]}, so each new one starts with the warning.`;
  return [
    toWarning(origin.source.problemAt([...origin.path, 'default'], message, 'Choose a usual value, or another limit.')),
  ];
}

type Limits = Partial<Record<'minimum' | 'exclusiveMinimum' | 'maximum' | 'exclusiveMaximum', number>>;

/** Returns the limit that a value is beyond; none where the limits contradict each other, which is reported elsewhere. */
function findPassed(value: number, limits: Limits): keyof Limits | undefined {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity, exclusiveMaximum = Infinity } = limits;
  if (minimum > maximum || exclusiveMinimum >= maximum) return undefined;
  if (value < minimum) return 'minimum';
  if (value <= exclusiveMinimum) return 'exclusiveMinimum';
  if (value > maximum) return 'maximum';
  return value >= exclusiveMaximum ? 'exclusiveMaximum' : undefined;
}
