import { COORDINATES } from './curveCoordinates.ts';
import type { ExpressionScope } from './ExpressionScope.ts';
import type { Fault } from './parseExpression.ts';

/** Returns the fault of a curve where a value is expected. */
export function curveAsValue(name: string, at: number): Fault {
  return {
    at,
    message: `"${name}" is a curve, not a value.`,
    suggestion: `Write any(${name} where y > 0) or max(y of ${name}).`,
  };
}

/** Returns the fault of a coordinate outside its curve, or of a series that the curve does not have. */
export function strayCoordinate(
  name: string,
  at: number,
  { inside }: Pick<ExpressionScope, 'inside'>,
): Fault | undefined {
  if (!COORDINATES.includes(name)) return undefined;
  if (inside?.sort === 'point')
    return {
      at,
      message: `the curve has one series, so there is no "${name}".`,
      suggestion: 'Its only series is "y".',
    };
  const message = `"${name}" belongs to a point, and can only be used in any(curve where ...) and max(... of curve).`;
  return { at, message, suggestion: undefined };
}

/** Returns the fault of a divisor that is zero or may be. */
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
