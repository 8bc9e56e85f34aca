import type { FieldValues, Issue } from './FormDefinition.ts';

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
  return (values) => (check(values) ? [] : (check.errors ?? []).map(toIssue));
}

function toIssue({ instancePath, keyword, params }: CompiledError): Issue {
  return { field: findField(instancePath, params), code: keyword, params };
}

function findField(instancePath: string, params: Record<string, unknown>): string {
  const named = params.missingProperty ?? params.additionalProperty;
  if (typeof named === 'string') return named;
  return instancePath.slice(1).split('/')[0]?.replaceAll('~1', '/').replaceAll('~0', '~') ?? '';
}
