import { Ajv2020 } from 'ajv/dist/2020.js';
import contract from '#generated/contract.json' with { type: 'json' };
import { operations } from '#generated/operations.ts';

type Json = Record<string, unknown>;

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(contract, 'contract');
const compiled = new WeakMap<Json, ReturnType<typeof ajv.compile>>();

/** Everything in an answer that breaks the contract. */
export function answerFaults(call: { method: string; path: string; status: number; body: unknown }): string[] {
  const operation = operationAt(call);
  if (!operation) return call.status === 404 ? [] : [`The contract has no call ${call.method} ${call.path}`];
  const answers = child(operation, 'responses');
  const answer = resolve(answers[String(call.status)] ?? answers.default);
  const schema = child(child(child(answer, 'content'), 'application/json'), 'schema');
  if (Object.keys(schema).length === 0) return call.body === undefined ? [] : ['The contract has no body here'];
  return schemaFaults(schema, call.body);
}

/** Every example of a body in the contract, by operation and name. */
export function exampleBodies(): { operationId: string; name: string; path: string; value: unknown }[] {
  return Object.entries(operations).flatMap(([operationId, { method, path }]) => {
    const body = resolve(child(child(child(contract, 'paths'), path), method.toLowerCase()).requestBody);
    const examples = child(child(child(body, 'content'), 'application/json'), 'examples');
    return Object.entries(examples).map(([name, example]) => ({
      operationId,
      name,
      path,
      value: child({ example }, 'example').value,
    }));
  });
}

/** The operations of the contract, as read from the document itself. */
export function operationIdsOfContract(): string[] {
  return Object.values(contract.paths).flatMap((path) =>
    Object.values(path).flatMap((operation) =>
      typeof operation === 'object' && 'operationId' in operation ? [String(operation.operationId)] : [],
    ),
  );
}

/** Every operation with what its addresses look like, those with fewer parameters first. */
const OPERATIONS = Object.values(operations)
  .map(({ method, path }) => ({
    method: String(method),
    address: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    parameters: path.split('{').length,
    operation: child(child(child(contract, 'paths'), path), method.toLowerCase()),
  }))
  .sort((a, b) => a.parameters - b.parameters);

function operationAt({ method, path }: { method: string; path: string }): Json | undefined {
  const address = path.replace(/\?.*$/, '');
  return OPERATIONS.find((one) => one.method === method && one.address.test(address))?.operation;
}

function schemaFaults(schema: Json, body: unknown): string[] {
  const validate =
    compiled.get(schema) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')));
  compiled.set(schema, validate);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function resolve(value: unknown): Json {
  const reference = child({ value }, 'value');
  if (typeof reference.$ref !== 'string') return reference;
  return reference.$ref.slice(2).split('/').reduce(child, contract);
}

function child(parent: object, name: string): Json {
  const value = Object.entries(parent).find(([key]) => key === name)?.[1];
  return typeof value === 'object' && value !== null ? value : {};
}
