import { LIST_COLUMN } from '#model/tableRows.ts';
import type { Coordinate } from './curveCoordinates.ts';
import { fieldUnit } from './curveCoordinates.ts';
import { dependsOn } from './dependsOn.ts';
import { didYouMean } from './didYouMean.ts';
import { type Compiled, condition, type ExpressionScope, plainNumber } from './ExpressionScope.ts';
import { curveAsValue, strayCoordinate } from './expressionFaults.ts';
import { findNamed, type Named, writtenName } from './expressionNames.ts';
import type { FieldSchema } from './KindFile.ts';
import type { MergedTable } from './mergeKind.ts';
import type { Expression } from './parseExpression.ts';
import { fieldType } from './toDefinition.ts';

type Name = Extract<Expression, { node: 'name' }>;

/** Compiles a field, a column of the row or a coordinate of the point; undefined, with a fault, for any other name. */
export function compileName({ name, at }: Name, scope: ExpressionScope): Compiled | undefined {
  const { kind, faults, inside, reads } = scope;
  const coordinate = findCoordinate(name, scope);
  if (coordinate) return plainNumber(`p.${name}`, coordinate.unit);
  const column = inside?.sort === 'row' ? findNamed(name, inside.names) : undefined;
  if (column?.sort === 'field') return compileField(column, { reader: 'p', at, scope });
  const named = findNamed(name, kind);
  if (named.sort === 'unknown') {
    faults.push(unknownName({ name, at, named, column }, scope));
    return undefined;
  }
  if (named.sort === 'object') {
    const message = `"${name}" is a group of fields, not a value.`;
    faults.push({ at, message, suggestion: `Name a field in it, such as ${suggestPart(named.name, scope)}.` });
    return undefined;
  }
  if (kind.unresolved.has(name)) return undefined;
  if (named.sort === 'field') {
    reads.add(named.name);
    return compileField(named, { reader: 'r', at, scope });
  }
  reads.add(named.of);
  const cell = compileField(named, { reader: 'p', at, scope });
  if (!cell) return undefined;
  if (cell.type !== 'number') {
    const message = `"${name}" is a ${cell.type} in every row, but only numbers make a list.`;
    const suggestion = `Write any(${writtenName(named.of)} where ...) or every(${writtenName(named.of)} where ...).`;
    faults.push({ at, message, suggestion });
    return undefined;
  }
  return { ...cell, code: `c.each(r.rows(${JSON.stringify(named.of)}), (p) => ${cell.code})`, type: 'list' };
}

/** Returns the coordinate that a name refers to inside a curve; undefined for any other name. */
export function findCoordinate(name: string, { inside }: Pick<ExpressionScope, 'inside'>): Coordinate | undefined {
  return inside?.sort === 'point' ? inside.coordinates.get(name) : undefined;
}

function compileField(
  { name, schema, table }: Extract<Named, { sort: 'field' | 'column' }>,
  { reader, at, scope }: { reader: 'r' | 'p'; at: number; scope: ExpressionScope },
): Compiled | undefined {
  const { kind, faults } = scope;
  if (schema['x-schema'] !== undefined) {
    faults.push({ at, message: `"${name}" is a document, which expressions can't read.` });
    return undefined;
  }
  const key = JSON.stringify(name);
  if (table) {
    const values = table.isList ? table.fields.get(LIST_COLUMN)?.schema : undefined;
    if (values && reader === 'r' && isNumber(values))
      return { ...plainNumber(`r.list(${key})`, fieldUnit(kind, name, values)), type: 'list' };
    faults.push({ at, ...tableAsValue(writtenName(name), table, reader) });
    return undefined;
  }
  const unit = fieldUnit(kind, name, schema);
  if (isNumber(schema)) return plainNumber(`${reader}.number(${key})`, unit);
  const type = fieldType(schema);
  if (type === 'list') return { ...plainNumber(`${reader}.list(${key})`, unit), type };
  if (type === 'map') {
    faults.push({ at, message: `"${writtenName(name)}" is a map, and expressions can't calculate with a whole map.` });
    return undefined;
  }
  if (type === 'flag') return condition(`${reader}.flag(${key})`);
  const choice = type === 'choice' ? { choice: schema } : {};
  return { code: `${reader}.text(${key})`, type: 'text', unit: undefined, isPlain: true, ...choice };
}

function isNumber(schema: FieldSchema): boolean {
  const type = fieldType(schema);
  if (type === 'choice') return schema.type !== 'string' && schema.type !== 'boolean';
  return type === 'number' || type === 'integer';
}

function tableAsValue(name: string, { isList, fields }: MergedTable, reader: 'r' | 'p') {
  if (reader === 'p')
    return { message: `"${name}" is a table inside a row, which an expression can't read.`, suggestion: undefined };
  const [column = 'column'] = fields.keys();
  return {
    message: `"${name}" is a ${isList ? 'list of texts' : 'table'}, not a value.`,
    suggestion: isList ? `Write count(${name}).` : `Write count(${name}), or max(${name}.${writtenName(column)}).`,
  };
}

function unknownName(
  {
    name,
    at,
    named,
    column,
  }: { name: string; at: number; named: Extract<Named, { sort: 'unknown' }>; column: Named | undefined },
  scope: ExpressionScope,
) {
  const { kind, inside, derived } = scope;
  const stray = strayCoordinate(name, at, scope);
  if (stray) return stray;
  if (kind.curves.has(name)) return curveAsValue(name, at);
  if (column?.sort === 'unknown' && inside?.sort === 'row') {
    const known = [...inside.names.fields.keys(), ...kind.fields.keys()];
    return { at, message: `there is no column or field "${name}".`, suggestion: didYouMean(name, known, writtenName) };
  }
  // A value can't be calculated from one that is calculated from it.
  const usable = [...kind.derived.keys()].filter((id) => derived === undefined || !dependsOn(id, derived, kind));
  const own = [...(inside?.sort === 'point' ? inside.coordinates.keys() : []), ...usable];
  const { offset, message, suggestion } = named;
  const isRoot = !name.includes('.');
  return {
    at: at + offset,
    message,
    suggestion: isRoot ? didYouMean(name, [...own, ...kind.fields.keys()], writtenName) : suggestion,
  };
}

function suggestPart(object: string, { kind }: ExpressionScope): string {
  const part = [...kind.fields.keys()].find((name) => name.startsWith(`${object}/`));
  return writtenName(part ?? object);
}
