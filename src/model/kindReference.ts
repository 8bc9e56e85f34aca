import { currencyText } from './currencyText.ts';
import { curveFieldNames } from './curveText.ts';
import { valueText } from './displayText.ts';
import type {
  CurveDefinition,
  CurveSeries,
  FieldDefinition,
  FormDefinition,
  RecordShape,
  TabDefinition,
} from './FormDefinition.ts';
import { conditionFacts, defaultText, type Fact, type FactScope, fieldFacts } from './fieldFacts.ts';
import { fieldText } from './fieldText.ts';
import type { DerivedSeries, DerivedValue, Kind, KindCheck } from './Kind.ts';
import { FIRST_VERSION } from './KindChanges.ts';
import { limitText } from './limitText.ts';

/** The parts of a kind that its description needs; a `Kind` is one. */
export interface DescribedKind {
  definition: FormDefinition;
  checks?: readonly Pick<KindCheck, 'warn' | 'error' | 'at'>[];
  derived?: readonly Shown[];
  derivedSeries?: readonly (Shown & Pick<DerivedSeries, 'per'>)[];
  changeLog?: Kind['changeLog'];
}

type Shown = Pick<DerivedValue, 'id' | 'title' | 'unit' | 'from'>;

/** The description of a kind: its fields by tab and group. */
export interface KindReference {
  title: string;
  description: string;
  version: number;
  tabs: ReferenceTab[];
  /** Fields that no tab shows, except system fields. */
  hidden: ReferenceItem[];
  /** The changes of each version, the newest first. */
  changes: NonNullable<Kind['changeLog']>;
}

export interface ReferenceTab {
  id: string;
  title: string;
  facts: Fact[];
  groups: ReferenceGroup[];
}

export interface ReferenceGroup {
  title: string;
  help: string;
  items: ReferenceItem[];
}

/** The description of a field, object, curve or derived value, and of the items inside it. */
export interface ReferenceItem {
  /** The field's name, the object's path, or the id of a curve or derived value. */
  id: string;
  sort: 'field' | 'object' | 'curve' | 'derived';
  title: string;
  help: string;
  facts: Fact[];
  items: ReferenceItem[];
}

/** Describes a kind; `currency` replaces {currency}. */
export function kindReference(kind: DescribedKind, currency: string): KindReference {
  const { definition, changeLog = [] } = kind;
  const scope = createScope(kind, currency);
  const placed = definition.tabs.flatMap(({ groups }) => groups.flatMap(({ items }) => items));
  const isPlaced = ({ name, curve }: FieldDefinition) =>
    placed.some((item) => item === name || item === curve || name.startsWith(`${item}/`));
  const hidden = Object.values(definition.fields).filter((field) => !field.system && !isPlaced(field));
  return {
    title: definition.title,
    description: definition.description,
    version: definition.kindVersion ?? FIRST_VERSION,
    tabs: definition.tabs.map((tab) => describeTab(tab, scope)),
    hidden: hidden.map((field) => describeField(field, scope)),
    changes: changeLog,
  };
}

/** Describes one field, also one that a curve edits; undefined if the kind has no such field. */
export function fieldReference(kind: DescribedKind, name: string, currency: string): ReferenceItem | undefined {
  const field = kind.definition.fields[name];
  return field && describeField(field, createScope(kind, currency));
}

function createScope(kind: DescribedKind, currency: string): Scope {
  const { definition, checks = [], derived = [], derivedSeries = [] } = kind;
  const titles = new Map([...derived, ...derivedSeries].map(({ id, title }) => [id, title]));
  return { definition, checks, derived: titles, currency, kind };
}

interface Scope extends FactScope {
  definition: FormDefinition;
  kind: DescribedKind;
}

function describeTab({ id, title, groups }: TabDefinition, scope: Scope): ReferenceTab {
  const values = new Map(scope.kind.derived?.map((value) => [value.id, value]));
  return {
    id,
    title,
    facts: conditionFacts(id, scope),
    groups: groups.map(({ title: own, help = '', items, derived = [] }) => ({
      title: own,
      help,
      items: [
        ...items.map((item) => describeItem(item, scope)),
        ...derived.flatMap((name) => values.get(name) ?? []).map((value) => describeDerived(value, scope)),
      ],
    })),
  };
}

function describeItem(item: string, scope: Scope): ReferenceItem {
  const { definition } = scope;
  const curve = definition.curves[item];
  if (curve) return describeCurve(curve, scope);
  const field = definition.fields[item];
  return field ? describeField(field, scope) : describeObject(item, definition, scope);
}

function describeField(field: FieldDefinition, scope: Scope): ReferenceItem {
  const { table } = field;
  return {
    id: field.name,
    sort: 'field',
    title: currencyText(field.title, scope.currency),
    help: field.help,
    facts: fieldFacts(field, scope),
    // The inside of a document is described by its own schema, which may contain itself.
    items: table && !field.isDocument && table.id === undefined && !table.isList ? describeColumns(table, scope) : [],
  };
}

/** Describes the columns of a table, to which no rules or conditions of the record apply. */
function describeColumns(table: RecordShape, scope: Scope): ReferenceItem[] {
  const definition = { ...scope.definition, ...table, objects: table.objects ?? {}, rules: [], conditions: [] };
  return describeInside('', definition, { ...scope, definition, checks: [] });
}

function describeObject(path: string, shape: RecordShape, scope: Scope): ReferenceItem {
  const object = shape.objects?.[path];
  return {
    id: path,
    sort: 'object',
    title: currencyText(object?.title || path.slice(path.lastIndexOf('/') + 1), scope.currency),
    help: object?.help ?? '',
    facts: [
      { term: 'Type', text: object?.isDocument ? 'Document of a JSON Schema' : 'Group of fields' },
      ...conditionFacts(path, scope),
    ],
    items: object?.isDocument || isInDocument(path, shape) ? [] : describeInside(`${path}/`, shape, scope),
  };
}

function isInDocument(path: string, { objects = {} }: RecordShape): boolean {
  return Object.entries(objects).some(([outer, { isDocument }]) => isDocument && path.startsWith(`${outer}/`));
}

/** Describes the fields and objects directly below a path; those of a variant's cases belong to the object itself. */
function describeInside(prefix: string, shape: RecordShape, scope: Scope): ReferenceItem[] {
  const objects = Object.keys(shape.objects ?? {}).filter((path) => path.startsWith(prefix));
  const isDirect = (name: string) => !objects.some((path) => name.startsWith(`${path}/`));
  const direct = [...Object.keys(shape.fields).filter((name) => name.startsWith(prefix)), ...objects].filter(isDirect);
  return direct.flatMap((name) => {
    const field = shape.fields[name];
    return field ? describeField(field, scope) : describeObject(name, shape, scope);
  });
}

function describeCurve(curve: CurveDefinition, scope: Scope): ReferenceItem {
  const { definition, currency, kind, checks } = scope;
  const names = curveFieldNames(curve);
  const own = checks.filter(({ at }) => at.some((name) => names.includes(name)));
  const series = kind.derivedSeries?.filter(({ per }) => per === curve.id) ?? [];
  return {
    id: curve.id,
    sort: 'curve',
    title: curve.title,
    help: curve.help,
    facts: [
      { term: 'Type', text: 'Curve' },
      { term: 'x', text: axisText(curve.x, currency) },
      ...curve.y.map((axis) => ({ term: 'y', text: axisText(axis, currency) })),
      ...(curve.rising && 'field' in curve.x.source ? [{ term: 'Rule', text: 'x rises from point to point' }] : []),
      { term: 'Fields', text: fieldsText(names) },
      ...seriesDefaults(curve, definition, currency),
      ...own.map(({ warn, error = '' }) => (warn ? { term: 'Warning', text: warn } : { term: 'Error', text: error })),
    ],
    items: series.map((value) => describeDerived(value, scope)),
  };
}

/** 'Wind speed in m/s, 0 to 30'. */
function axisText(axis: CurveDefinition['x'] | CurveSeries, currency: string): string {
  const { source } = axis;
  const limits = 'from' in source ? `${source.from} to ${source.to}` : limitText(axis);
  const unit = axis.unit ? ` in ${currencyText(axis.unit, currency)}` : '';
  return `${currencyText(axis.title, currency)}${unit}${limits === '' ? '' : `, ${limits}`}`;
}

/** Describes the fields of a curve: list fields by name, the fields of a numbered curve as 'pc0 to pc30'. */
function fieldsText(names: readonly string[]): string {
  return names.length > LONGEST_LIST ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}

const LONGEST_LIST = 4;

function seriesDefaults({ x, y }: CurveDefinition, { fields }: FormDefinition, currency: string): Fact[] {
  const lists = [x, ...y].flatMap(({ title, source }) => {
    if ('field' in source) return [{ title, names: [source.field] }];
    return 'fields' in source ? [{ title, names: source.fields }] : [];
  });
  return lists.flatMap(({ title, names }) => {
    const values = names.flatMap((name) => (fields[name] ? [fields[name]] : []));
    const texts = values.map((field) =>
      names.length > 1
        ? valueText({ ...field, unit: '' }, fieldText(field, field.default), currency)
        : defaultText(field, currency),
    );
    const isStated = values.some((field) => defaultText(field, currency) !== undefined);
    return isStated ? [{ term: 'Default', text: `${title}: ${texts.join(', ')}` }] : [];
  });
}

function describeDerived({ id, title, unit, from }: Shown, { currency }: Scope): ReferenceItem {
  return {
    id,
    sort: 'derived',
    title: currencyText(title, currency),
    help: '',
    facts: [
      { term: 'Type', text: 'Calculated, never stored' },
      ...(unit === undefined ? [] : [{ term: 'Unit', text: currencyText(unit, currency) }]),
      { term: 'Calculated', text: from },
    ],
    items: [],
  };
}
