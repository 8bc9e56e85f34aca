import { expect, it } from 'vitest';
import type { CompiledError } from '#model/compiledValidator.ts';
import { judgeBranches } from '#model/judgeBranches.ts';

const PATH = '/document/cost';
const EARLIER: CompiledError = { instancePath: '/name', keyword: 'minLength', params: { limit: 1 } };

/** An error at the value itself, or at a property of it. */
function errorAt(property: string, keyword: string): CompiledError {
  return { instancePath: `${PATH}${property}`, keyword, params: {} };
}

/** What the branches of a schema report, each in turn, after one error elsewhere. */
function judge(branches: readonly CompiledError[][], fitting = 0): CompiledError[] {
  const ends: number[] = [];
  const errors = [EARLIER];
  for (const own of branches) ends.push(errors.push(...own));
  return judgeBranches({ errors, start: 1, ends, fitting, path: PATH });
}

it('a value that fits several branches gets one error at the value', () => {
  expect(judge([[], [errorAt('/price', 'type')], []], 2)).toEqual([
    EARLIER,
    { instancePath: PATH, keyword: 'fitsSeveral', params: {} },
  ]);
  expect(judgeBranches({ errors: null, start: 0, ends: [0, 0], fitting: 2, path: '' })).toEqual([
    { instancePath: '', keyword: 'fitsSeveral', params: {} },
  ]);
});

it('a value of another type than all branches gets one error at the value', () => {
  expect(judge([[errorAt('', 'type')], [errorAt('', 'type')]])).toEqual([
    EARLIER,
    { instancePath: PATH, keyword: 'fitsNone', params: {} },
  ]);
});

it('without branches, no value fits', () => {
  expect(judge([])).toEqual([EARLIER, { instancePath: PATH, keyword: 'fitsNone', params: {} }]);
});

it('the branch with the fewest errors is the one that was meant', () => {
  const [missing, tooHigh] = [errorAt('', 'required'), errorAt('/price', 'maximum')];
  expect(judge([[missing, missing], [tooHigh], [missing, tooHigh]])).toEqual([EARLIER, tooHigh]);
  expect(judge([[tooHigh], [missing, missing]])).toEqual([EARLIER, tooHigh]);
});

it('an unknown property counts as much as ten other errors', () => {
  const unknown = errorAt('', 'additionalProperties');
  const missing = errorAt('', 'required');
  const nine = Array.from({ length: 9 }, () => missing);
  expect(judge([[unknown], nine])).toEqual([EARLIER, ...nine]);
  expect(judge([[unknown], [...nine, missing, missing]])).toEqual([EARLIER, unknown]);
});

it('of a branch with another constant only the constant is reported, and only if no other branch has its constants', () => {
  const other = errorAt('/kind', 'const');
  const missing = errorAt('', 'required');
  const many = Array.from({ length: 900 }, () => errorAt('', 'additionalProperties'));
  expect(judge([[other, missing], [errorAt('', 'type')]])).toEqual([EARLIER, other]);
  expect(judge([[other], many])).toEqual([EARLIER, ...many]);
  expect(judge([[other, missing, missing], [errorAt('/sort', 'const')]])).toEqual([EARLIER, errorAt('/sort', 'const')]);
});

it('a constant deeper inside does not distinguish the branches', () => {
  const deep = errorAt('/unit/kind', 'const');
  const missing = errorAt('', 'required');
  expect(judge([[deep, missing], [errorAt('/kind', 'const')]])).toEqual([EARLIER, deep, missing]);
});

it('a property of another type leaves the branch comparable', () => {
  const wrong = errorAt('/price', 'type');
  expect(judge([[errorAt('', 'type')], [wrong]])).toEqual([EARLIER, wrong]);
});
