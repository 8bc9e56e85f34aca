import { allTexts, smallTexts } from '../schemaTexts.ts';

const CONTRACT = 'schemas/openapi.yaml';
const LANGUAGE_FOLDER = 'schemas/texts/';
const real = await allTexts();
// A contract as large as the real one takes longer than all the rest.
const small = smallTexts();

const KINDS = [...real.keys()].flatMap((file) => /^schemas\/kinds\/(.+)\.json$/.exec(file)?.[1] ?? []);

/** The names of the real files of schemas/, those of example kinds included. */
export const realFiles: readonly string[] = [...real.keys()];

/** The text of a real file. */
export function readSchemaText(file: string): string {
  const text = real.get(file);
  if (text === undefined) throw new Error(`There is no ${file}.`);
  return text;
}

/** This text of a file with all that it needs: what every kind is made of, and kinds for what is not one itself. */
export function textsWith(file: string, text: string): Map<string, string> {
  const needed = [...basis(file)].map((name): [string, string] => [
    name,
    name === CONTRACT ? (small.get(name) ?? '') : readSchemaText(name),
  ]);
  return new Map([...needed, [file, text]]);
}

function basis(file: string): Set<string> {
  const needed = ['schemas/kind.schema.json', 'schemas/common.json', 'schemas/genset.json', CONTRACT];
  const isTexts = file.startsWith(LANGUAGE_FOLDER);
  const texts = isTexts ? realFiles.filter((name) => name.startsWith(LANGUAGE_FOLDER) && name !== file) : [];
  const documents = file.endsWith('/turbine_iec.json') ? ['schemas/documents/iec61400-16.json'] : [];
  const mapped = file.startsWith('schemas/imports/') ? ['schemas/import.schema.json'] : [];
  const isKind = /\/(?:kinds|examples)\//.test(file);
  const kinds = isTexts
    ? KINDS
    : isKind
      ? []
      : file === 'schemas/genset.json'
        ? ['gaschp', 'gasgenset']
        : mapped.length > 0
          ? KINDS
          : ['heater', 'oilfiredheater'];
  return new Set([...needed, ...documents, ...mapped, ...texts, ...kinds.map((kind) => `schemas/kinds/${kind}.json`)]);
}
