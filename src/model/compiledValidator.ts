import type { FieldValues, Issue } from './FormDefinition.ts';
import type { MapFault } from './mapFaults.ts';
import type { RepeatedRow } from './rules.ts';

/** The part of Ajv's error object that is read here. */
export interface CompiledError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  /** The name of the property, if the name is what is wrong. */
  propertyName?: string;
}

/** A function that Ajv compiled to a module. */
export interface CompiledCheck {
  (data: unknown): boolean;
  errors?: CompiledError[] | null;
}

/** Wraps a compiled check of a record; the returned validator reports its errors as issues by field. */
export function compiledValidator(check: CompiledCheck): (values: FieldValues) => Issue[] {
  return (values) => (check(values) ? [] : (check.errors ?? []).flatMap(toIssues));
}

function toIssues({ instancePath, keyword, params, propertyName }: CompiledError): Issue[] {
  // An 'if' error only announces errors that are reported themselves; an error inside a property name is followed by
  // one of 'propertyNames', which is reported instead.
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

/** The parameters that name the property an error is about. */
const NAMING_PARAMS = ['missingProperty', 'additionalProperty', 'unevaluatedProperty', 'propertyName'];

/** Prefixes the other field of a rule with the path of their common object. */
function withSiblingPath(params: CompiledError['params'], path: readonly string[]): CompiledError['params'] {
  const { other } = params;
  return typeof other === 'string' && path.length > 1
    ? { ...params, other: [...path.slice(0, -1), other].join('/') }
    : params;
}

function unescapeSegment(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
