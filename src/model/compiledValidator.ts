import type { FieldValues, Issue } from './FormDefinition.ts';
import type { MapFault } from './mapFaults.ts';
import type { RepeatedRow } from './rules.ts';

/** The part of Ajv's error object that is read here. */
export interface CompiledError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  /** The name of a property, where that is what is wrong. */
  propertyName?: string;
}

/** A function that Ajv compiled to a module. */
export interface CompiledCheck {
  (data: unknown): boolean;
  errors?: CompiledError[] | null;
}

/** Wraps a compiled check of a record, so that its errors come as issues by field. */
export function compiledValidator(check: CompiledCheck): (values: FieldValues) => Issue[] {
  return (values) => (check(values) ? [] : (check.errors ?? []).flatMap(toIssues));
}

function toIssues({ instancePath, keyword, params, propertyName }: CompiledError): Issue[] {
  // The first only says that a case has errors, which are reported themselves; the second what keeps a name from
  // being one, after which the name is reported.
  if (keyword === 'if' || (propertyName !== undefined && keyword !== 'propertyNames')) return [];
  const path = instancePath.split('/').slice(1).map(unescapeSegment);
  if (keyword === 'isUnique') {
    // The compiled keyword passes on what findRepeatedRows returned.
    const repeated = params.repeated as RepeatedRow[];
    return repeated.map(({ at, row }) => ({ field: [...path, at].join('/'), code: keyword, params: { row } }));
  }
  if (keyword === 'isMap') {
    // The compiled keyword passes on what findMapFaults returned.
    const faults = params.faults as MapFault[];
    return faults.map(({ at, code, params: own }) => ({
      field: [...path, ...(at === '' ? [] : [at])].join('/'),
      code,
      params: { ...own, at },
    }));
  }
  if (keyword === 'uniqueItems')
    return [{ field: [...path, String(params.i)].join('/'), code: keyword, params: { row: Number(params.j) + 1 } }];
  const named = NAMING_PARAMS.map((name) => params[name]).find((name) => typeof name === 'string');
  const field = [...path, ...(typeof named === 'string' ? [named] : [])].join('/');
  return [{ field, code: keyword, params: withSiblingPath(params, path) }];
}

/** Names of the parameters that hold the property which an error is about. */
const NAMING_PARAMS = ['missingProperty', 'additionalProperty', 'unevaluatedProperty', 'propertyName'];

/** The other field of a rule is in the same object. */
function withSiblingPath(params: CompiledError['params'], path: readonly string[]): CompiledError['params'] {
  const { other } = params;
  return typeof other === 'string' && path.length > 1
    ? { ...params, other: [...path.slice(0, -1), other].join('/') }
    : params;
}

function unescapeSegment(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
