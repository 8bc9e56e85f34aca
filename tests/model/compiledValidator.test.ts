import { expect, it } from 'vitest';
import { type CompiledCheck, type CompiledError, compiledValidator } from '#model/compiledValidator.ts';

/** A check that finds these errors, as Ajv compiles one. */
function finding(errors: CompiledError[] | null): CompiledCheck {
  return Object.assign(() => errors?.length === 0, { errors });
}

const error = (instancePath: string, params = {}): CompiledError => ({ instancePath, keyword: 'rule', params });

it('finds nothing wrong with a record that keeps all rules', () => {
  expect(compiledValidator(finding([]))({})).toEqual([]);
  expect(compiledValidator(finding(null))({})).toEqual([]);
});

it.each<[CompiledError, string]>([
  [error('/lifetime', { limit: 1 }), 'lifetime'],
  [error('/lifetime/0'), 'lifetime'],
  [error('', { missingProperty: 'name' }), 'name'],
  [error('', { additionalProperty: 'rotor' }), 'rotor'],
  [error('/a~1b~0c'), 'a/b~c'],
  [error('/a~01'), 'a~1'],
  [error(''), ''],
])('%j is reported at %j', (found, field) => {
  expect(compiledValidator(finding([found]))({})).toEqual([{ field, code: 'rule', params: found.params }]);
});
