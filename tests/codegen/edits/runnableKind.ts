import { readdirSync, readFileSync } from 'node:fs';
import { shapeCheck } from '#codegen/checkShape.ts';
import { emitExpressions } from '#codegen/emitExpressions.ts';
import type { KindFile, SharedFile } from '#codegen/KindFile.ts';
import { hasFaults } from '#codegen/Problem.ts';
import { readKind } from '#codegen/readForm.ts';
import { readShared } from '#codegen/readSources.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';
import { calculate as c } from '#model/calculate.ts';
import { changeSteps as s } from '#model/changeSteps.ts';
import type { Kind } from '#model/Kind.ts';
import { makeKind } from '../makeKind.ts';

const files = ['schemas/common.json', 'schemas/genset.json'];
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const sources = new Map([...texts].map(([file, text]) => [file, readSourceFile(file, text).value]));
const checkShape = shapeCheck(JSON.parse(readFileSync('schemas/kind.schema.json', 'utf8')));
const shared = readShared(texts, sources, checkShape).value;
const sharedFiles = Object.fromEntries(
  [...texts].map(([file, text]): [string, SharedFile] => [file.slice('schemas/'.length), JSON.parse(text)]),
);
const icons = new Set(
  readdirSync('node_modules/lucide-react/dist/esm/icons').map((file) => file.replace(/\.m?js$/, '')),
);

/** The kind of a file as the server has it; undefined where codegen refuses the file. */
export function makeRunnable(file: KindFile): Kind | undefined {
  const source = readSourceFile(`schemas/kinds/${file.$id}.json`, JSON.stringify(file)).value;
  const { value: checked, problems } = readKind(source, { checkShape, shared, icons, documents: new Map() });
  if (!checked || hasFaults(problems)) return undefined;
  const kind = makeKind(file, sharedFiles);
  const expressions = emitExpressions({ ...checked, definition: {} });
  return Object.assign(kind, new Function('c', 's', `return {${expressions}}`)(c, s));
}
