import type { JSONPath } from 'jsonc-parser';
import type { FieldSchema } from '#codegen/KindFile.ts';
import type { Merged, MergedKind, MergedShape } from '#codegen/mergeKind.ts';
import { fieldType } from '#codegen/toDefinition.ts';
import { withoutCases } from '#model/fieldAtPath.ts';
import { listCurveStatements } from './listCurveStatements.ts';
import { listRuleStatements } from './listRuleStatements.ts';
import { listTabStatements } from './listTabStatements.ts';
import { type Side, type Statement, toKey } from './Statement.ts';
import { statementAt } from './statementAt.ts';

/** Returns all statements of a merged kind, its curves not expanded. */
export function readSide(kind: MergedKind): Side {
  const statements = [
    ...listKindStatements(kind),
    ...listShapeStatements(kind, ''),
    ...listCurveStatements(kind),
    ...listRuleStatements(kind),
    ...listTabStatements(kind),
  ];
  return { kind, statements: new Map(statements.map((statement) => [toKey(statement), statement])) };
}

function listKindStatements({ file, source }: MergedKind): Statement[] {
  const whole = { origin: { source, path: [] } };
  const own = (path: JSONPath, value: unknown) =>
    value === undefined
      ? []
      : [statementAt(whole, path, { word: `kind.${path.join('.')}`, scope: '', subject: '', value })];
  return [
    ...['title', 'description', 'x-version', 'x-note'].flatMap((word) => own([word], Reflect.get(file, word))),
    ...Object.entries(file['x-kind']).flatMap(([word, value]) => own(['x-kind', word], value)),
    ...Object.entries(file['x-changes'] ?? {}).map(([version, value]) =>
      statementAt(whole, ['x-changes', version], { word: 'kind.x-changes', scope: '', subject: version, value }),
    ),
  ];
}

function listShapeStatements(shape: MergedShape, scope: string): Statement[] {
  const objects = [...shape.objects].flatMap(([name, merged]) => [
    existence(merged, { word: 'fields.object', scope, subject: name }),
    ...listWords(merged, { scope, subject: name }),
    ...[...merged.cases].map(([value, origin]) =>
      statementAt({ origin }, [], { word: 'field.x-cases', scope, subject: `${name}/=${value}`, value: true }),
    ),
  ]);
  const fields = [...shape.fields].flatMap(([name, merged]) => {
    const table = shape.tables.get(name);
    const at = { scope, subject: name };
    return [
      existence(merged, { word: 'fields.field', ...at }),
      ...listWords(merged, at),
      ...(shape.required.has(name)
        ? [statementAt(merged, ['required'], { word: 'field.required', ...at, value: true })]
        : []),
      ...(table ? listTable(merged, table, at) : []),
    ];
  });
  return [...objects, ...fields];
}

function listTable(
  merged: Merged<FieldSchema>,
  table: MergedShape & { isList: boolean; items?: Merged<FieldSchema> },
  { scope, subject }: Pick<Statement, 'scope' | 'subject'>,
): Statement[] {
  const path = withoutCases(subject);
  const inside = scope === '' ? path : `${scope}/${path}`;
  const rows = table.isList ? undefined : table.items;
  return [
    statementAt(merged, ['items'], { word: 'field.items', scope, subject, value: table.isList ? 'values' : 'rows' }),
    ...listShapeStatements(table, inside),
    ...(rows ? listWords(rows, { scope: inside, subject: '' }) : []),
  ];
}

function existence(merged: Merged<FieldSchema>, statement: Omit<Statement, 'value' | 'place'>): Statement {
  return statementAt(merged, [], { ...statement, value: true });
}

/** Lists the keywords of a field, and by axis those of its map. */
function listWords(merged: Merged<FieldSchema>, at: Pick<Statement, 'scope' | 'subject'>): Statement[] {
  const { schema } = merged;
  const own = Object.entries(schema)
    .filter(([word]) => !ELSEWHERE.has(word))
    .map(([word, value]) =>
      statementAt(merged, [word], { word: `field.${word}`, ...at, value: word === 'type' ? toType(schema) : value }),
    );
  const axes = Object.entries(schema['x-map'] ?? {}).flatMap(([axis, words]) =>
    Object.entries(words).map(([word, value]) =>
      statementAt(merged, ['x-map', axis, word], {
        ...{ word: `mapAxis.${word}`, scope: at.scope, subject: `${at.subject}/${axis}`, value },
      }),
    ),
  );
  const map = schema['x-map'] ? [statementAt(merged, ['x-map'], { word: 'field.x-map', ...at, value: true })] : [];
  return [...own, ...map, ...axes];
}

/** Returns the type of a field: null makes no difference, and a choice has the type of its values. */
function toType(schema: FieldSchema): string {
  const { enum: _, 'x-list': __, 'x-map': ___, ...plain } = schema;
  return schema.type === 'object' ? 'object' : fieldType(plain);
}

/** Keywords whose fields are listed elsewhere, or whose references have been resolved. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...['$ref', 'const', 'properties', 'required', 'items', 'x-rules', 'x-cases', 'oneOf', 'x-map'],
]);
