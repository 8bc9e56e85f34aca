import type { CheckedKind } from '#codegen/emit.ts';
import { type GenerateInput, generate } from '#codegen/generate.ts';
import { formatProblem, sortProblems } from '#codegen/Problem.ts';
import { KIND_FOLDER } from '#codegen/readSources.ts';
import type { ForeignFile } from './ForeignKind.ts';
import { kindText, proposeKind } from './proposeKind.ts';
import { readForeign } from './readForeign.ts';
import { repairKind } from './repairKind.ts';

interface Asked {
  given: ForeignFile;
  subclass: string;
  schemas: Omit<GenerateInput, 'apiTypes'> & { kinds: readonly CheckedKind[] };
}

/** A kind file that codegen accepts, and the notes on the foreign file. */
export interface MadeKind {
  text: string;
  /** How many fields it has besides the shared ones. */
  fields: number;
  /** The notes on what could not be expressed, one line each. */
  notes: string[];
}

/** Converts another program's file to a kind file; returns one line that says why if it can't be converted. */
export async function kindFromFile({ given, subclass, schemas }: Asked): Promise<MadeKind | { fault: string }> {
  const foreign = readForeign(given);
  if ('fault' in foreign) return foreign;
  const { kind, unsaid } = proposeKind({
    subclass,
    order: nextOrder(schemas.kinds),
    foreign,
    common: listCommon(schemas.kinds),
  });
  const file = `${KIND_FOLDER}${subclass}.json`;
  const { text, removed, problems } = await repairKind(file, kindText(kind), (own) =>
    generate({ ...schemas, texts: new Map([...schemas.texts, [file, own]]), apiTypes: async () => '' }),
  );
  const [problem] = problems;
  if (problem) return { fault: `No kind can be made from ${given.file}: ${formatProblem(problem)}` };
  const fields = Object.keys(JSON.parse(text).properties).length;
  if (fields === 0) return { fault: `${given.file} holds nothing that a field can be made from.` };
  return {
    text,
    fields,
    notes: [...sortProblems(unsaid).map(formatProblem), ...removed.map((what) => `${given.file}: ${what}`)],
  };
}

function nextOrder(kinds: readonly CheckedKind[]): number {
  return Math.max(0, ...kinds.map(({ summary }) => Math.floor(summary.order))) + 1;
}

/** The fields of common.json, which every kind has. */
function listCommon([kind]: readonly CheckedKind[]): { shown: string[]; system: string[] } {
  const fields = [...(kind?.merged.fields ?? [])].filter(([, { origin }]) =>
    origin.source.file.endsWith('/common.json'),
  );
  const own = fields.filter(([, { origin }]) => origin.path[0] === 'properties');
  const isSystem = ([, { schema }]: (typeof own)[number]) => schema['x-system'] === true;
  return {
    shown: own.filter((field) => !isSystem(field)).map(([name]) => name),
    system: own.filter(isSystem).map(([name]) => name),
  };
}
