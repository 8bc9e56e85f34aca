import type { Json } from '#codegen/readContract.ts';
import { isRecord } from '#model/isRecord.ts';
import { findTarget } from './viewSchema.ts';

/** A call of a contract. */
export interface ContractCall {
  /** 'GET'. */
  method: string;
  /** As the contract writes it. */
  path: string;
  parameters: Parameter[];
  /** The schema of the JSON body; absent if the call takes none. */
  body?: { schema: unknown; isRequired: boolean };
  /** Its successful answer. */
  answer?: { status: string; schema?: unknown };
}

export interface Parameter {
  name: string;
  in: string;
  isRequired: boolean;
  schema: unknown;
}

/** Lists the calls of a contract in its order. */
export function listCalls(document: Json): ContractCall[] {
  return Object.entries(recordAt(document.paths)).flatMap(([path, given]) => {
    const item = followed(document, given);
    return METHODS.filter((method) => isRecord(item[method])).map((method) => {
      const call = recordAt(item[method]);
      return {
        method: method.toUpperCase(),
        path,
        parameters: readParameters(document, [item.parameters, call.parameters]),
        ...readBody(document, call.requestBody),
        ...readAnswer(document, call.responses),
      };
    });
  });
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

function readParameters(document: Json, lists: unknown[]): Parameter[] {
  const found = lists.flat().flatMap((entry): Parameter[] => {
    const { name, in: place, required, schema, content } = followed(document, entry);
    if (typeof name !== 'string' || typeof place !== 'string') return [];
    return [{ name, in: place, isRequired: required === true, schema: schema ?? jsonSchema({ content }) }];
  });
  // A call's own parameter replaces that of its path.
  return [...new Map(found.map((one) => [`${one.in} ${one.name}`, one])).values()];
}

function readBody(document: Json, given: unknown): Pick<ContractCall, 'body'> {
  const body = followed(document, given);
  const schema = jsonSchema(body);
  return schema === undefined ? {} : { body: { schema, isRequired: body.required === true } };
}

function readAnswer(document: Json, given: unknown): Pick<ContractCall, 'answer'> {
  const [status, answer] = Object.entries(recordAt(given)).find(([code]) => /^2/.test(code)) ?? [];
  if (status === undefined) return {};
  const schema = jsonSchema(followed(document, answer));
  return { answer: { status, ...(schema === undefined ? {} : { schema }) } };
}

/** The schema of a message's JSON. */
function jsonSchema({ content }: Json): unknown {
  const kinds = Object.entries(recordAt(content));
  const found =
    kinds.find(([type]) => /^application\/json\b/i.test(type)) ?? kinds.find(([type]) => /json/i.test(type));
  return found && recordAt(found[1]).schema;
}

function followed(document: Json, value: unknown): Json {
  let found = recordAt(value);
  for (let step = 0; step < LONGEST_CHAIN && typeof found.$ref === 'string'; step += 1)
    found = recordAt(findTarget(document, found.$ref));
  return found;
}

const LONGEST_CHAIN = 10;

function recordAt(value: unknown): Json {
  return isRecord(value) ? value : {};
}
