import type { FieldValues, Issue } from './FormDefinition.ts';
import type { MapFault } from './mapFaults.ts';
import type { RepeatedRow } from './rules.ts';

/** The part of Ajv's error object that is read here. */
export interface CompiledError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
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

function toIssues({ instancePath, keyword, params }: CompiledError): Issue[] {
  // It only says that a case has errors, which are reported themselves.
  if (keyword === 'if') return [];
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
  const named = params.missingProperty ?? params.additionalProperty;
  const field = [...path, ...(typeof named === 'string' ? [named] : [])].join('/');
  return [{ field, code: keyword, params: withSiblingPath(params, path) }];
}

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
