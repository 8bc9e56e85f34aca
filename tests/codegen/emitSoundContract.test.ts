import { expect, it } from 'vitest';
import type { Contract } from '#codegen/bundleContract.ts';
import { emitContract } from '#codegen/emit.ts';
import { emitSoundContract } from '#codegen/emitSoundContract.ts';
import { Memory } from '#codegen/Memory.ts';
import type { Operation } from '#codegen/readOperations.ts';

const BROKEN = { type: 'string', pattern: '[' };
const SOUND = { type: 'string', pattern: 'a' };

const parameter = (place: string, schema: object) => ({ name: 'id', in: place, required: true, schema: { ...schema } });

function operation(operationId: string, own: Partial<Operation>): Operation {
  return { operationId, method: 'POST', path: '/a/{id}', secured: true, parameters: [], isComponent: false, ...own };
}

/** A contract of these calls, whose problems are placed by their paths. */
function contract(...operations: Operation[]): Contract {
  return {
    ...{ document: { openapi: '3.1.0', paths: {} }, operations },
    problemAt: (path, message, suggestion) => ({ file: path.join(' '), line: 1, column: 1, message, suggestion }),
  };
}

it('a sound contract becomes modules', () => {
  const given = contract(operation('make', { body: { schema: SOUND, required: true } }));
  const made = emitSoundContract(given);
  expect(made).toEqual({ value: emitContract(given), problems: [] });
  expect(made.value.map(([file]) => file)).toContain('validators/operations/body.js');
});

it('modules are recalled', () => {
  const given = contract(operation('make', { body: { schema: SOUND, required: true } }));
  const memory = new Memory();
  const { value } = emitSoundContract(given, memory);
  const made: string[] = [];
  const watching = Object.assign(new Memory(), {
    recall: <Value>(name: string, parts: readonly unknown[], make: () => Value): Value => {
      made.push(name);
      return memory.recall(name, parts, make);
    },
  });
  expect(emitSoundContract(given, watching).value).toEqual(value);
  expect(made).toContain('checks body');
});

it.each<[part: string, own: Partial<Operation>]>([
  ['body', { body: { schema: BROKEN, required: true } }],
  ['query', { parameters: [parameter('query', BROKEN)] }],
  ['path', { parameters: [parameter('path', BROKEN)] }],
])('a call is reported whose %s cannot be checked', (part, own) => {
  const sound = operation('list', { method: 'GET', parameters: [parameter('path', SOUND)] });
  const { value, problems } = emitSoundContract(contract(sound, operation('make', own)));
  expect(value).toEqual([]);
  expect(problems).toEqual([
    {
      ...{ file: 'paths /a/{id} post', line: 1, column: 1 },
      message: expect.stringMatching(
        new RegExp(String.raw`^the ${part} of "make" can't be checked: .*Invalid regular expression.*\.$`),
      ),
      suggestion: 'Correct the schema, or the one that it refers to.',
    },
  ]);
});

it('each part and call that cannot be checked is reported', () => {
  const parameters = [parameter('path', BROKEN), parameter('query', BROKEN)];
  const { problems } = emitSoundContract(
    contract(operation('a', { parameters }), operation('b', { body: { schema: BROKEN, required: false } })),
  );
  expect(problems.map(({ message }) => message.split(' can')[0])).toEqual([
    ...['the query of "a"', 'the path of "a"', 'the body of "b"'],
  ]);
});

it('a failure that no call explains is passed on', () => {
  const given = contract(operation('make', {}));
  const document = Object.defineProperty({}, 'paths', {
    enumerable: true,
    get: () => {
      throw new Error('There is no such text.');
    },
  });
  expect(() => emitSoundContract({ ...given, document })).toThrow('There is no such text.');
});
