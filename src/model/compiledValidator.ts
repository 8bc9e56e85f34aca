import type { FieldValues, Issue } from './FormDefinition.ts';
import type { MapFault } from './mapFaults.ts';

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

/** Wraps a compiled check of a flat record, so that its errors come as issues by field. */
export function compiledValidator(check: CompiledCheck): (values: FieldValues) => Issue[] {
  return (values) => (check(values) ? [] : (check.errors ?? []).flatMap(toIssues));
}

function toIssues({ instancePath, keyword, params }: CompiledError): Issue[] {
  if (keyword === 'isMap') return toMapIssues(instancePath.slice(1), params);
  return [{ field: findField(instancePath, params), code: keyword, params }];
}

function toMapIssues(map: string, params: CompiledError['params']): Issue[] {
  // The compiled keyword passes on what findMapFaults returned.
  const faults = params.faults as MapFault[];
  return faults.map(({ at, code, params: own }) => ({
    field: at === '' ? map : `${map}/${at}`,
    code,
    params: { ...own, at },
  }));
}

function findField(instancePath: string, params: Record<string, unknown>): string {
  const named = params.missingProperty ?? params.additionalProperty;
  if (typeof named === 'string') return named;
  return instancePath.slice(1).split('/')[0]?.replaceAll('~1', '/').replaceAll('~0', '~') ?? '';
}
