import type { FieldSchema, KindFile } from '#codegen/KindFile.ts';
import type { Problem } from '#codegen/Problem.ts';
import { toTitle } from '#codegen/toTitle.ts';
import { pluralWord } from '#model/pluralWord.ts';
import type { ForeignKind } from './ForeignKind.ts';
import { toFieldName } from './toFieldName.ts';

export interface Proposal {
  kind: KindFile;
  unsaid: Problem[];
}

interface Wanted {
  subclass: string;
  /** Its place in the order of the cards. */
  order: number;
  foreign: ForeignKind;
  /** Names of the fields that every kind has, and of those that the server fills in. */
  common: { shown: readonly string[]; system: readonly string[] };
}

/** Creates a kind file with the foreign fields; if they need two tabs, the required ones come first. */
export function proposeKind({ subclass, order, foreign, common }: Wanted): Proposal {
  const unsaid = [...foreign.unsaid];
  const properties: Record<string, FieldSchema> = {};
  const named: { name: string; isRequired: boolean }[] = [];
  for (const { name: given, schema, isRequired, at } of foreign.fields) {
    const plain = toFieldName(given, []);
    if (common.shown.includes(plain.toLowerCase())) {
      unsaid.push({ ...at, message: `"${given}" is part of every kind as "${plain.toLowerCase()}".` });
      continue;
    }
    const isTaken = common.system.includes(plain.toLowerCase());
    const name = toFieldName(isTaken ? `source_${plain}` : given, [...Object.keys(properties), ...common.shown]);
    if (name !== given) unsaid.push({ ...at, message: `"${given}" is called "${name}".` });
    if (isRequired && schema.type !== 'object')
      unsaid.push({ ...at, message: `"${given}" is required, which only fields inside objects and tables can be.` });
    properties[name] = schema;
    named.push({ name, isRequired });
  }
  const title = foreign.title ?? toTitle(subclass);
  const kind: KindFile = {
    $id: subclass,
    title,
    ...(foreign.description === undefined ? {} : { description: foreign.description }),
    'x-kind': { plural: pluralWord(title), icon: 'component', order },
    properties,
    'x-tabs': toTabs(named, common.shown),
  };
  return { kind, unsaid };
}

/** Returns the text of a kind file. */
export function kindText(kind: KindFile): string {
  return `${JSON.stringify({ $schema: '../kind.schema.json', ...kind }, null, 2)}\n`;
}

/** Puts few fields into one tab; of many, the required ones or else the first ones go into the first tab. */
function toTabs(fields: readonly { name: string; isRequired: boolean }[], shown: readonly string[]) {
  const required = fields.filter(({ isRequired }) => isRequired);
  const isSplit = fields.length > MOST_IN_TAB;
  const first = !isSplit ? fields : required.length > 0 ? required : fields.slice(0, MOST_IN_TAB);
  const rest = fields.filter((field) => !first.includes(field));
  const group = (own: typeof fields) =>
    own.length === 0 ? [] : [{ title: 'Data', fields: own.map(({ name }) => name) }];
  return [
    { id: 'general', groups: [{ title: 'Identity', fields: [...shown] }, ...group(first)] },
    ...(rest.length === 0 ? [] : [{ id: 'advanced', groups: group(rest) }]),
  ];
}

const MOST_IN_TAB = 12;
