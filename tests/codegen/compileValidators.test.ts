import { expect, it, test } from 'vitest';
import { compileValidators } from '#codegen/compileValidators.ts';

/** Every broken rule of a record against these properties: `field rule params`. */
function findFaults(properties: Record<string, object>, record: Record<string, unknown>): string[] {
  const { check } = compileValidators({ check: { type: 'object', properties, additionalProperties: false } }).checks;
  return check?.(record)
    ? []
    : (check?.errors ?? []).map(
        ({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`,
      );
}

it.each<
  [
    rule: string,
    properties: Record<string, object>,
    right: Record<string, unknown>,
    wrong: Record<string, unknown>,
    faults: string[],
  ]
>([
  ['isNumberList', { a: { isNumberList: true } }, { a: '1, 2' }, { a: 'x' }, ['/a isNumberList {}']],
  ['isPercentageList', { a: { isPercentageList: true } }, { a: '1' }, { a: '101' }, ['/a isPercentageList {}']],
  ['isRising', { a: { isRising: true } }, { a: '1, 2' }, { a: '2, 1' }, ['/a isRising {}']],
  ['isFilled', { a: { isFilled: true } }, { a: 'x' }, { a: ' ' }, ['/a isFilled {}']],
  ['isEmail', { a: { isEmail: true } }, { a: 'ann@example.com' }, { a: 'ann' }, ['/a isEmail {}']],
  ['isVisible', { a: { isVisible: true } }, { a: 'x' }, { a: '\u200b' }, ['/a isVisible {}']],
  ['isPlainLine', { a: { isPlainLine: true } }, { a: 'x' }, { a: 'x\ny' }, ['/a isPlainLine {}']],
  ['isStorable', { a: { isStorable: true } }, { a: 'x' }, { a: '\u0000' }, ['/a isStorable {}']],
  ['hasLength', { a: { hasLength: 2 } }, { a: '1, 2' }, { a: '1' }, ['/a hasLength {}']],
  [
    'matchesLength',
    { a: { matchesLength: { other: 'b' } }, b: {} },
    { a: '1', b: '2' },
    { a: '1', b: '1, 2' },
    ['/a matchesLength {"other":"b"}'],
  ],
  [
    'isSameText',
    { a: { isSameText: { other: 'b' } }, b: {} },
    { a: 'x', b: 'x' },
    { a: 'x', b: 'y' },
    ['/a isSameText {"other":"b"}'],
  ],
  [
    'isBelow',
    { a: { isBelow: [{ other: 'b' }, { other: 'c', message: 'Too high' }] }, b: {}, c: {} },
    { a: 1, b: 2, c: 2 },
    { a: 3, b: 2, c: 1 },
    ['/a isBelow {"other":"b"}', '/a isBelow {"other":"c","message":"Too high"}'],
  ],
  [
    'isAtMost',
    { a: { isAtMost: [{ other: 'b' }] }, b: {} },
    { a: 2, b: 2 },
    { a: 3, b: 2 },
    ['/a isAtMost {"other":"b"}'],
  ],
  [
    'several',
    { a: { type: 'string', maxLength: 1, pattern: '^x' } },
    { a: 'x' },
    { a: 'yy' },
    ['/a maxLength {"limit":1}', '/a pattern {"pattern":"^x"}'],
  ],
])('a broken rule %s comes with what it needs to be worded', (_rule, properties, right, wrong, faults) => {
  expect(findFaults(properties, right)).toEqual([]);
  expect(findFaults(properties, wrong)).toEqual(faults);
});

it.each(['isNumberList', 'isFilled', 'isEmail', 'hasLength', 'matchesLength', 'isSameText'])(
  '%s judges texts alone',
  (rule) => {
    const words = rule === 'hasLength' ? 2 : /^(matches|isSame)/.test(rule) ? { other: 'b' } : true;
    expect(findFaults({ a: { type: 'string', [rule]: words } }, { a: 5 })).toEqual(['/a type {"type":"string"}']);
  },
);

it.each(['isBelow', 'isAtMost'])('%s judges numbers alone', (rule) => {
  expect(findFaults({ a: { type: 'number', [rule]: [{ other: 'b' }] }, b: {} }, { a: '9', b: 1 })).toEqual([
    '/a type {"type":"number"}',
  ]);
});

test('the module imports its rules from the model, sorted, and contains no messages', () => {
  const { code } = compileValidators({
    one: { properties: { a: { type: 'string', maxLength: 2, isFilled: true } } },
    two: { properties: { a: { isBelow: [{ other: 'b' }] } } },
  });
  expect(code).toMatch(
    /^import \{ codePointLength as func\d+, isBelow as func\d+, isFilled as func\d+ \} from '#model\/rules\.ts';\nexport const one = /,
  );
  expect(code).toMatch(/export const two = /);
  expect(code).not.toMatch(/use strict|require\(|must /);
  expect(code).toBe(code.trim());
});

test('a module without rules imports nothing', () => {
  expect(compileValidators({ a: { type: 'string' } }).code).toMatch(/^export const a = /);
});

test('a module that a browser could not load is reported as an internal error', () => {
  expect(() => compileValidators({ a: { $async: true, minimum: 1 } })).toThrow(
    'A compiled validator needs ajv/dist/runtime/validation_error, which has no counterpart in src/model',
  );
});
