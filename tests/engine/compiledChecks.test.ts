import { describe, expect, it } from 'vitest';
import { compiledChecks } from '#engine/compiledChecks.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { toFormSchema } from '#model/toFormSchema.ts';
import { getKind } from '../model/loadedKinds.ts';

const kind = getKind('wind');
const schema = toFormSchema(kind.definition);
const validator = compiledChecks(kind);
const sound = { ...createDefaults(kind.definition), name: 'Rig', subclass: 'wind' };

describe('the check that codegen compiled, as RJSF calls it', () => {
  it('accepts a sound record', () => {
    expect(validator.isValid(schema, sound, schema)).toBe(true);
    expect(validator.validateFormData(sound, schema)).toEqual({ errors: [], errorSchema: {} });
    expect(validator.rawValidation(schema, sound)).toEqual({ errors: [] });
  });

  it('reports each fault at its field, in the words of the form', () => {
    const faulty = { ...sound, name: '', hub_height: -1 };
    expect(validator.isValid(schema, faulty, schema)).toBe(false);
    const { errors, errorSchema } = validator.validateFormData(faulty, schema);
    expect(errorSchema).toMatchObject({ hub_height: { __errors: ['Value must be non-negative'] } });
    expect(errors.map(({ property }) => property)).toEqual(expect.arrayContaining(['.name', '.hub_height']));
    expect(validator.rawValidation(schema, faulty).errors).toHaveLength(errors.length);
  });

  it('takes what is no record for one that lacks everything', () => {
    expect(validator.isValid(schema, undefined, schema)).toBe(false);
  });

  it('throws for a schema that was not compiled, instead of accepting everything', () => {
    expect(() => validator.isValid({ type: 'object' }, {}, schema)).toThrow(
      'No check was compiled for {"type":"object"}',
    );
  });
});
