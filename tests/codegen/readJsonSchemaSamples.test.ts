import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { documentKind, draftDocument, sentDocument } from './documentKind.ts';

const FOLDER = new URL('../fixtures/plainSchemas/', import.meta.url);

interface Sample {
  schema: JsonSchema;
  uiSchema?: JsonSchema;
  data: unknown;
}

function readSample(file: string): Sample {
  // The files are of this shape.
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Sample;
}

describe.each(readdirSync(FOLDER))('the sample %s', (file) => {
  const { schema, uiSchema, data } = readSample(file);
  const kind = documentKind(schema, uiSchema);
  const draft = draftDocument(kind, data);

  it('is drawn without faults', () => {
    expect(kind.faults).toEqual([]);
    expect(kind.definition.tabs[0]?.groups[0]?.items).not.toEqual([]);
  });

  it('sends a stored document as it is, and shows no change', () => {
    expect(sentDocument(kind, draft)).toEqual(data);
    expect(draft.form().changed).toEqual([]);
  });

  it('is valid before and after', () => {
    expect(kind.isValid(data)).toBe(true);
    expect(kind.isValid(sentDocument(kind, draft))).toBe(true);
  });
});
