import type { Scope } from './compileNode.ts';
import { COORDINATES } from './curveCoordinates.ts';
import { didYouMean } from './didYouMean.ts';
import type { Fault } from './parseExpression.ts';

/** A curve where a value should stand. */
export function curveAsValue(name: string, at: number): Fault {
  return {
    at,
    message: `"${name}" is a curve, not a value.`,
    suggestion: `Write any(${name} where y > 0) or max(y of ${name}).`,
  };
}

/** A name that is neither a field nor a derived value, or a coordinate outside its curve. */
export function unknownName(name: string, at: number, { kind, point }: Pick<Scope, 'kind' | 'point'>): Fault {
  if (COORDINATES.includes(name))
    return {
      at,
      message: point.size
        ? `the curve has one series, so there is no "${name}".`
        : `"${name}" belongs to a point, and can only be used in any(curve where ...) and max(... of curve).`,
      suggestion: point.size ? 'Its only series is "y".' : undefined,
    };
  return {
    at,
    message: `there is no field "${name}".`,
    suggestion: didYouMean(name, [...point.keys(), ...kind.fields.keys(), ...kind.derived.keys()]),
  };
}

/** A divisor that may be zero, or is. */
export function zeroDivisor(at: number, divisor: string): Fault {
  return {
    at,
    message: divisor === '0' ? 'this divides by zero.' : 'what it divides by may be zero.',
    suggestion:
      divisor === '0'
        ? undefined
        : 'Give the field an "exclusiveMinimum" of 0, or say "when" it is above 0, as in "when": "height > 0".',
  };
}
