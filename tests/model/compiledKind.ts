import { compileValidators } from '#codegen/compileValidators.ts';
import { mapLimits } from '#codegen/mapLimits.ts';
import { compiledValidator } from '#model/compiledValidator.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';

/** A kind of maps alone, with the check that codegen compiles for them. */
export function compiledKind(definition: FormDefinition): Kind {
  const properties = Object.fromEntries(
    Object.values(definition.fields).map(({ name, map, nullable }) => [
      name,
      { type: nullable ? ['object', 'null'] : 'object', isMap: mapLimits(map) },
    ]),
  );
  const { checks } = compileValidators({ validate: { type: 'object', properties } });
  if (!checks.validate) throw new Error('Nothing was compiled');
  return { definition, validate: compiledValidator(checks.validate) };
}
