import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean } from './didYouMean.ts';
import type { Problem } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

export type ShapeCheck = (source: SourceFile, part?: 'shared' | 'form') => Problem[];

/** Checks files against kind.schema.json; every word that it does not know comes with the nearest that it does. */
export function shapeCheck(metaSchema: object): ShapeCheck {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateFormats: false });
  ajv.addSchema(metaSchema, 'kind');
  return (source, part) => {
    const validate = ajv.getSchema(part ? `kind#/$defs/${part}` : 'kind');
    if (!validate) throw new Error(`kind.schema.json says nothing of ${part ?? 'kinds'}`);
    validate(source.value);
    return (validate.errors ?? []).filter(isTelling).map((error) => toProblem(source, error));
  };
}

// A failed oneOf or propertyNames repeats what its branches said; the branches are the ones to hear.
function isTelling({ keyword }: ErrorObject): boolean {
  return keyword !== 'propertyNames' && keyword !== 'if';
}

function toProblem(source: SourceFile, error: ErrorObject): Problem {
  const path = pathOf(error.instancePath);
  const { additionalProperty } = error.params;
  if (typeof additionalProperty === 'string') {
    const known = Object.keys(error.parentSchema?.properties ?? {});
    return source.problemAt(
      [...path, additionalProperty],
      `"${additionalProperty}" is not known here, so it would have no effect.`,
      didYouMean(additionalProperty, known) ?? `Known here: ${known.join(', ')}.`,
    );
  }
  const subject = path.length ? `"${path.at(-1)}"` : 'the file';
  return source.problemAt(path, `${subject} ${reason(error)}.`);
}

function reason({ keyword, params, message, data, schema }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return `lacks "${params.missingProperty}"`;
    case 'enum':
      return `is ${JSON.stringify(data)}, but must be one of ${JSON.stringify(schema)}`;
    case 'const':
      return `is ${JSON.stringify(data)}, but must be ${JSON.stringify(schema)}`;
    case 'not':
      return `is ${JSON.stringify(data)}, a word that the routes need for themselves; choose another`;
    case 'pattern':
      return `is ${JSON.stringify(params.propertyName ?? data)}, but must match ${params.pattern}`;
    default:
      return message ?? `breaks the rule "${keyword}"`;
  }
}

/** JSON pointer to path; numeric segments address array items. */
export function pathOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));
}
