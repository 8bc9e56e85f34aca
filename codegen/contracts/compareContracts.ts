import type { JSONPath } from 'jsonc-parser';
import type { Json } from '#codegen/readContract.ts';
import type { ContractDifference } from './ContractDifference.ts';
import { compareSchemas, type SchemaWalk } from './compareSchemas.ts';
import type { ContractCall, Parameter } from './listCalls.ts';
import { pairCalls } from './pairCalls.ts';

/**
 * Returns what two contracts state differently about calls: paths, methods, parameters, and the fields of bodies and
 * answers with their types. Kinds that both sides list are left out; they are compared field by field.
 */
export function compareContracts({ ours, theirs }: { ours: Json; theirs: Json }): ContractDifference[] {
  const walk: SchemaWalk = { ours, theirs, seen: new Set() };
  return pairCalls(ours, theirs).flatMap(({ ours: own, theirs: other }) => {
    if (own && other) return compareCalls(own, other, walk);
    const call = own ?? other;
    if (!call) return [];
    const path = own ? toPlace(own) : ['paths'];
    return [{ path, code: 'call' as const, message: `${toTitle(call)} is only ${own ? 'here' : 'there'}.` }];
  });
}

function compareCalls(ours: ContractCall, theirs: ContractCall, walk: SchemaWalk): ContractDifference[] {
  const [at, path] = [toTitle(ours), toPlace(ours)];
  const slashes = [ours, theirs].map((call) => (call.path.endsWith('/') ? 'a slash' : 'no slash'));
  return [
    ...(slashes[0] === slashes[1]
      ? []
      : [{ path, code: 'slash' as const, message: `${at} ends in ${slashes[0]} here, in ${slashes[1]} there.` }]),
    ...compareParameters(ours, theirs, walk),
    ...compareBodies(ours, theirs, walk),
    ...compareAnswers(ours, theirs, walk),
  ];
}

function compareParameters(ours: ContractCall, theirs: ContractCall, walk: SchemaWalk): ContractDifference[] {
  const others = new Map(theirs.parameters.map((one) => [toKey(one, theirs), one]));
  const place: JSONPath = [...toPlace(ours), 'parameters'];
  const differences = ours.parameters.flatMap((parameter): ContractDifference[] => {
    const at = `${toTitle(ours)}: ${toName(parameter)}`;
    const other = others.get(toKey(parameter, ours));
    others.delete(toKey(parameter, ours));
    if (!other) return [{ path: place, code: 'parameter', message: `${at} is only here.` }];
    return [
      ...(parameter.isRequired === other.isRequired
        ? []
        : [sides({ path: place, code: 'required', at, word: 'required' }, parameter.isRequired, other.isRequired)]),
      ...compareSchemas({ ours: parameter.schema, theirs: other.schema, at, path: place, walk }),
    ];
  });
  const foreign = [...others.values()].map((one) => ({
    path: place,
    code: 'parameter' as const,
    message: `${toTitle(ours)}: ${toName(one)} is only there.`,
  }));
  return [...differences, ...foreign];
}

// A parameter in a path is identified by its position, a header by its name in any case.
function toKey({ in: place, name }: Parameter, { path }: ContractCall): string {
  if (place !== 'path') return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
  return `path ${[...path.matchAll(/\{([^}]*)\}/g)].findIndex(([, inPath]) => inPath === name)}`;
}

function toName({ name, in: place }: Parameter): string {
  return `parameter "${name}" in ${place}`;
}

function compareBodies(ours: ContractCall, theirs: ContractCall, walk: SchemaWalk): ContractDifference[] {
  const path: JSONPath = [...toPlace(ours), 'requestBody'];
  const at = `${toTitle(ours)}: body`;
  if (!ours.body || !theirs.body) {
    if (!ours.body === !theirs.body) return [];
    return [{ path, code: 'body', message: `${at} is only ${ours.body ? 'here' : 'there'}.` }];
  }
  const [own, other] = [ours.body, theirs.body];
  return [
    ...(own.isRequired === other.isRequired
      ? []
      : [sides({ path, code: 'required', at, word: 'required' }, own.isRequired, other.isRequired)]),
    ...compareSchemas({ ours: own.schema, theirs: other.schema, at, path, walk }),
  ];
}

function compareAnswers(ours: ContractCall, theirs: ContractCall, walk: SchemaWalk): ContractDifference[] {
  const path: JSONPath = [...toPlace(ours), 'responses'];
  const at = `${toTitle(ours)}: answer`;
  const [own, other] = [ours.answer, theirs.answer];
  const differences: ContractDifference[] =
    own?.status === other?.status
      ? []
      : [sides({ path, code: 'answer', at, word: 'status' }, own?.status ?? 'none', other?.status ?? 'none')];
  if (own?.schema === undefined || other?.schema === undefined) {
    if ((own?.schema === undefined) === (other?.schema === undefined)) return differences;
    const message = `${at} is JSON only ${own?.schema === undefined ? 'there' : 'here'}.`;
    return [...differences, { path, code: 'answer', message }];
  }
  return [...differences, ...compareSchemas({ ours: own.schema, theirs: other.schema, at, path, walk })];
}

interface Sided extends Pick<ContractDifference, 'path' | 'code'> {
  at: string;
  word: string;
}

function sides({ path, code, at, word }: Sided, ours: string | boolean, theirs: string | boolean): ContractDifference {
  const [own, other] = [ours, theirs].map((value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value));
  return { path, code, message: `${at}: ${word}: ${own} here, ${other} there.` };
}

function toTitle({ method, path }: ContractCall): string {
  return `${method} ${path}`;
}

function toPlace({ method, path }: ContractCall): JSONPath {
  return ['paths', path, method.toLowerCase()];
}
