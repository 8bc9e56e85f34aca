import type { Expression } from './parseExpression.ts';

/** Returns the number or text of an expression that is the same for every component; undefined for any other. */
export function findConstant(expression: Expression): number | string | undefined {
  switch (expression.node) {
    case 'number':
    case 'text':
      return expression.value;
    case 'negate': {
      const value = findConstant(expression.operand);
      return typeof value === 'number' ? -value : undefined;
    }
    case 'binary': {
      const [left, right] = [findConstant(expression.left), findConstant(expression.right)];
      const calculate = typeof left === 'number' && typeof right === 'number' && CALCULATE[expression.operator];
      return calculate ? calculate(left, right) : undefined;
    }
    default:
      return undefined;
  }
}

const CALCULATE: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};
