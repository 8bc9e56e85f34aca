import type { JSONPath } from 'jsonc-parser';
import { findNearest } from '#model/findNearest.ts';
import { isRecord } from '#model/isRecord.ts';
import { follow, objectAt } from './contractReferences.ts';
import { didYouMean } from './didYouMean.ts';
import type { Problem } from './Problem.ts';
import type { ContractFile, Json } from './readContract.ts';

/** Reports everything that would silently drop a call of the contract or leave its input unchecked. */
export function checkContractShape(contract: ContractFile): Problem[] {
  const { document } = contract;
  return [...checkFrame(contract), ...checkPaths(contract, objectAt(document, 'paths')), ...checkSchemas(contract)];
}

function checkFrame({ document, problemAt }: ContractFile): Problem[] {
  const { openapi, paths } = document;
  const version =
    typeof openapi === 'string' && /^3\.1\.\d+$/.test(openapi)
      ? []
      : [
          problemAt(
            ['openapi'],
            openapi === undefined
              ? 'the contract lacks "openapi", its version.'
              : `"openapi" is ${JSON.stringify(openapi)}, but only 3.1 is supported.`,
            'Write "openapi: 3.1.0".',
          ),
        ];
  if (isRecord(paths)) return version;
  if (paths !== undefined) return [...version, problemAt(['paths'], '"paths" must list the calls by address.')];
  const meant = findNearest('paths', Object.keys(document));
  const message = 'the contract lacks "paths", so it has no calls.';
  return [
    ...version,
    meant === undefined ? problemAt([], message) : problemAt([meant], message, 'Did you mean "paths"?'),
  ];
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const BESIDE_METHODS = ['parameters', 'summary', 'description', 'servers', '$ref', 'options', 'head', 'trace'];

function checkPaths({ document, problemAt }: ContractFile, paths: Json): Problem[] {
  return Object.entries(paths).flatMap(([path, item]) => {
    if (path.startsWith('x-')) return [];
    const at = (...inside: string[]): JSONPath => ['paths', path, ...inside];
    if (!path.startsWith('/'))
      return [problemAt(at(), `"${path}" is not an address, as it does not begin with "/".`, `Write "/${path}".`)];
    if (!isRecord(item)) return [problemAt(at(), `"${path}" must list the calls by method.`)];
    const known = [...METHODS, ...BESIDE_METHODS];
    const strange = Object.keys(item).filter((word) => !known.includes(word) && !word.startsWith('x-'));
    return [
      ...strange.map((word) => {
        const message = `"${word}" is not a method, so this call would not exist.`;
        return problemAt(at(word), message, didYouMean(word, METHODS) ?? `Methods: ${METHODS.join(', ')}.`);
      }),
      ...METHODS.filter((method) => isRecord(item[method])).flatMap((method) => [
        ...checkPlaces({ document, path, item, call: objectAt(item, method) }, (message, suggestion) =>
          problemAt(at(method), message, suggestion),
        ),
        ...checkBody(follow(document, objectAt(item, method).requestBody), (message, suggestion) =>
          problemAt(at(method, 'requestBody'), message, suggestion),
        ),
      ]),
    ];
  });
}

type Report = (message: string, suggestion?: string) => Problem;

/** Reports parameters in an address that are not described, and described ones that are not in it. */
function checkPlaces(
  { document, path, item, call }: { document: Json; path: string; item: Json; call: Json },
  report: Report,
): Problem[] {
  const described = [item.parameters, call.parameters]
    .flat()
    .map((entry) => follow(document, entry))
    .flatMap(({ in: place, name }) => (place === 'path' ? [String(name)] : []));
  const written = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  return [
    ...written
      .filter((name) => !described.includes(name))
      .map((name) => {
        const message = `{${name}} in "${path}" is not described, so nothing would check it.`;
        return report(message, didYouMean(name, described) ?? 'Add it to "parameters", with "in: path".');
      }),
    ...described
      .filter((name) => !written.includes(name))
      .map((name) => report(`the parameter "${name}" is not in the address "${path}".`, didYouMean(name, written))),
  ];
}

const JSON_TYPE = 'application/json';

/** Reports a body without JSON: only JSON is checked, so another type is most likely a mistake. */
function checkBody(body: Json, report: Report): Problem[] {
  const types = Object.keys(objectAt(body, 'content'));
  if (types.length === 0 || types.includes(JSON_TYPE)) return [];
  const message = `the body of the call is "${types.join('", "')}", and only ${JSON_TYPE} is checked.`;
  return [
    report(
      message,
      types.map((type) => didYouMean(type, [JSON_TYPE])).find((found) => found !== undefined),
    ),
  ];
}

function checkSchemas({ document, problemAt }: ContractFile): Problem[] {
  const schemas = objectAt(document, 'components', 'schemas');
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const at: JSONPath = ['components', 'schemas', name];
    if (typeof schema === 'boolean') return [];
    if (!isRecord(schema)) return [problemAt(at, `schema "${name}" describes nothing.`, 'Write at least "type".')];
    const { required, additionalProperties } = schema;
    const known = Object.keys(objectAt(schema, 'properties'));
    if (additionalProperties !== false || !Array.isArray(required) || 'x-kinds' in schema) return [];
    return required.flatMap((property, index) => {
      if (known.includes(property)) return [];
      const message = `"${property}" is required but not described, so no value could ever be accepted.`;
      return [problemAt([...at, 'required', index], message, didYouMean(String(property), known))];
    });
  });
}
