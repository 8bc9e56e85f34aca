import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { readDocuments } from '#codegen/readDocuments.ts';
import { placedTexts } from '../fixtures/placedTexts.ts';
import { mergedKind, toSource } from './mergedKind.ts';

const PAPERS: FieldSchema = { title: 'Papers', 'x-schema': 'papers.json' };

/** A kind of these fields with the documents in these files; undefined means a file that can't be read. */
function read(properties: Record<string, FieldSchema>, schemas: Record<string, object | undefined>) {
  const file = { properties };
  const kind = { ...mergedKind(file) };
  const files = Object.entries(schemas).map(
    ([name, schema]) => [name, schema && toSource(`documents/${name}`, schema)] as const,
  );
  const { value, problems } = readDocuments(kind, new Map(files));
  const texts = new Map(Object.entries(schemas).map(([name, schema]) => [`schemas/documents/${name}`, schema]));
  const whole = { $id: 'probe', title: 'Probe', 'x-kind': { plural: 'Probes', icon: 'fan', order: 1 }, ...file };
  return {
    kind,
    value,
    documents: value.documents,
    problems: problems.flatMap((problem) =>
      placedTexts(JSON.stringify(texts.get(problem.file) ?? whole), [problem]).map(
        (text) => `${problem.file}: ${text}`,
      ),
    ),
  };
}

describe('the document of a field', () => {
  const schema = { type: 'object', title: 'Certificate', properties: { issuer: { type: 'string', title: 'Issuer' } } };

  it('becomes a part of the kind', () => {
    const { kind, value, documents, problems } = read({ papers: PAPERS }, { 'papers.json': schema });
    expect(problems).toEqual([]);
    expect(value).toEqual({ ...kind, documents });
    expect([...documents.keys()]).toEqual(['papers']);
    expect(documents.get('papers')).toMatchObject({
      schema,
      shape: {
        fields: { 'papers/issuer': { name: 'papers/issuer', title: 'Issuer' } },
        objects: { papers: { title: 'Papers', isDocument: true } },
      },
      conditions: [],
    });
  });

  it('may be in the same file as that of another field', () => {
    const { documents } = read({ a: PAPERS, b: PAPERS, c: { type: 'string', title: 'C' } }, { 'papers.json': schema });
    expect([...documents.keys()]).toEqual(['a', 'b']);
  });

  it('is not read inside an object, where it is refused elsewhere', () => {
    const { documents, problems } = read(
      { o: { type: 'object', title: 'O', properties: { papers: PAPERS } } },
      { 'papers.json': schema },
    );
    expect(documents.size).toBe(0);
    expect(problems).toEqual([]);
  });

  it('shares equal tables', () => {
    const rows = { type: 'array', items: { type: 'object', properties: { n: { type: 'number' } } } };
    const { documents } = read(
      { papers: PAPERS },
      { 'papers.json': { type: 'object', properties: { a: rows, b: rows } } },
    );
    const { fields = {} } = documents.get('papers')?.shape ?? {};
    expect(fields['papers/a']?.table).toBeDefined();
    expect(fields['papers/a']?.table).toBe(fields['papers/b']?.table);
  });
});

describe('a document is reported', () => {
  const KIND =
    'schemas/kinds/probe.json: "x-schema" there is no file "papers.json" in schemas/documents/ for "papers".';

  it.each<[title: string, files: Record<string, object | undefined>, problems: string[]]>([
    ['if there are no files', {}, [`${KIND} Put it there.`]],
    ['with the files that there are', { 'a.json': {}, 'b.json': {} }, [`${KIND} Put it there, or use a.json, b.json.`]],
    ['with a file of a similar name', { 'a.json': {}, 'paper.json': {} }, [`${KIND} Did you mean "paper.json"?`]],
    ['elsewhere if it can not be read', { 'papers.json': undefined }, []],
    [
      'if it is not a schema',
      { 'papers.json': [] },
      [
        'schemas/documents/papers.json: [ is not a JSON Schema of a document: it holds a list. Write { "type": "object", "properties": ... }.',
      ],
    ],
    [
      'if its schema is faulty',
      { 'papers.json': { type: 'object', properties: { a: { type: 'txt' } } } },
      [
        expect.stringMatching(
          /^schemas\/documents\/papers\.json: "type" "type" is "txt", but must be one of "array", /,
        ),
      ],
    ],
  ])('%s', (_title, files, problems) => {
    const { documents, problems: found } = read({ papers: PAPERS }, files);
    expect(found).toEqual(problems);
    expect(documents.size).toBe(0);
  });

  it('if a part can not be drawn, although it is kept', () => {
    const schema = { type: 'object', properties: { a: { allOf: [{ enum: ['a'] }, { enum: ['b'] }] } } };
    const { documents, problems } = read({ papers: PAPERS }, { 'papers.json': schema });
    expect(documents.size).toBe(1);
    expect(problems).toEqual(['schemas/documents/papers.json: "a" No value fits this schema.']);
  });
});
