import { isRecord } from '#model/isRecord.ts';
import { follow, objectAt, resolve } from './contractReferences.ts';
import { compareText, type Outcome } from './Problem.ts';
import type { ContractFile, Json } from './readContract.ts';

/** One call of the contract. */
export interface Operation {
  operationId: string;
  method: string;
  path: string;
  secured: boolean;
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  /** The JSON body's schema, its references resolved; absent if the call has no body. */
  body?: { schema: Json; required: boolean };
  /** Whether the body is a component, which its own kind checks. */
  isComponent: boolean;
  /** The schema of the JSON in a successful answer, its references resolved; absent if it has no JSON. */
  answer?: Json;
}

/** Reads every call of the contract, sorted by operationId. */
export function readOperations({ document, problemAt }: ContractFile): Outcome<Operation[]> {
  const calls = Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    METHODS.filter((method) => isRecord(item) && Object.hasOwn(item, method)).map((method) => ({
      path,
      method,
      title: `${method.toUpperCase()} ${path}`,
      id: objectAt(item, method).operationId,
    })),
  );
  const problems = calls.flatMap(({ path, method, title, id }, index) => {
    const place = ['paths', path, method];
    if (typeof id !== 'string') {
      const message = `${title} has no operationId, so no route could be bound to it.`;
      return [problemAt(place, message, 'Give it one that no other call has.')];
    }
    if (!isName(id)) {
      const message = `operationId "${id}" can't be the name of a function, which generated code makes of it.`;
      return [problemAt([...place, 'operationId'], message, 'Use letters and digits, as in "listProjects".')];
    }
    const twin = calls.slice(0, index).findLast((call) => call.id === id);
    if (!twin) return [];
    const message = `operationId "${id}" belongs to ${twin.title} already, so one of the two would have no route.`;
    return [problemAt([...place, 'operationId'], message, 'Give each call a different one.')];
  });
  const value = calls.flatMap(({ path, method, id }) =>
    typeof id === 'string' ? [toOperation(document, { operationId: id, path, method })] : [],
  );
  return { value: value.sort((a, b) => compareText(a.operationId, b.operationId)), problems };
}

/** Whether JavaScript can export a constant of this name. */
function isName(id: string): boolean {
  if (!/^[A-Za-z_]\w*$/.test(id) || Object.hasOwn(Object.prototype, id)) return false;
  try {
    return Boolean(new Function(`'use strict'; const ${id} = 0;`));
  } catch {
    return false;
  }
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const COMPONENT_BODIES = /\/ComponentWrite$/;

function toOperation(document: Json, route: Pick<Operation, 'operationId' | 'path' | 'method'>): Operation {
  const item = objectAt(document, 'paths', route.path);
  const call = objectAt(item, route.method);
  const security = call.security ?? document.security;
  const body = follow(document, call.requestBody);
  const bodySchema = jsonSchema(body);
  const isComponent = COMPONENT_BODIES.test(String(bodySchema?.$ref));
  const success = Object.entries(objectAt(call, 'responses')).find(([status]) => status.startsWith('2'))?.[1];
  const answer = jsonSchema(follow(document, success));
  return {
    ...route,
    method: route.method.toUpperCase(),
    secured: Array.isArray(security) && security.length > 0,
    parameters: [item.parameters, call.parameters]
      .flat()
      .filter(isRecord)
      .map((entry) => {
        const { name, in: place, required, schema } = resolve(document, entry);
        return { name: String(name), in: String(place), required: required === true, schema: objectAt(schema) };
      }),
    isComponent,
    ...(bodySchema && !isComponent
      ? { body: { schema: resolve(document, bodySchema), required: body.required === true } }
      : {}),
    ...(answer ? { answer: resolve(document, answer) } : {}),
  };
}

/** Returns the schema of a JSON body or answer as written, its references unresolved. */
function jsonSchema(message: Json): Json | undefined {
  const { schema } = objectAt(message, 'content', 'application/json');
  return isRecord(schema) ? schema : undefined;
}
