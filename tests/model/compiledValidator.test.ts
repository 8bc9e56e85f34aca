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
  [error('/charging/power', { limit: 1 }), 'charging/power'],
  [error('/periods/2', { missingProperty: 'price' }), 'periods/2/price'],
  [error('/periods/2', { additionalProperty: 'foo' }), 'periods/2/foo'],
  [error('', { missingProperty: 'name' }), 'name'],
  [error('', { additionalProperty: 'rotor' }), 'rotor'],
  [error('/a~1b~0c'), 'a/b~c'],
  [error('/a~01'), 'a~1'],
  [error(''), ''],
])('%j is reported at %j', (found, field) => {
  expect(compiledValidator(finding([found]))({})).toEqual([{ field, code: 'rule', params: found.params }]);
});

it('finds each faulty cell of a map at its path', () => {
  const faults = [
    { at: 'z/1/0', code: 'minimum', params: { limit: 1 } },
    { at: '', code: 'type', params: {} },
  ];
  const found = { instancePath: '/part/cop', keyword: 'isMap', params: { faults } };
  expect(compiledValidator(finding([found]))({})).toEqual([
    { field: 'part/cop/z/1/0', code: 'minimum', params: { limit: 1, at: 'z/1/0' } },
    { field: 'part/cop', code: 'type', params: { at: '' } },
  ]);
});

it('finds each repeated row at its cell', () => {
  const repeated = [
    { at: '2/from', row: 1 },
    { at: '4/from', row: 2 },
  ];
  const found = { instancePath: '/plan/periods', keyword: 'isUnique', params: { repeated } };
  expect(compiledValidator(finding([found]))({})).toEqual([
    { field: 'plan/periods/2/from', code: 'isUnique', params: { row: 1 } },
    { field: 'plan/periods/4/from', code: 'isUnique', params: { row: 2 } },
  ]);
});

it('names the other field of a rule by its path', () => {
  const found = { instancePath: '/periods/2/from', keyword: 'isBelow', params: { other: 'to', message: 'Early' } };
  expect(compiledValidator(finding([found]))({})).toEqual([
    { field: 'periods/2/from', code: 'isBelow', params: { other: 'periods/2/to', message: 'Early' } },
  ]);
});

it('leaves out that a case has faults, as they are found themselves', () => {
  expect(compiledValidator(finding([{ instancePath: '/tariff', keyword: 'if', params: {} }]))({})).toEqual([]);
});
