import { getDefault } from './createDefaults.ts';
import { currencyText } from './currencyText.ts';
import { displayText } from './displayText.ts';
import type { Texts } from './draftHistory.ts';
import type { CurveDefinition, FieldDefinition, FieldType, FormDefinition } from './FormDefinition.ts';
import { fieldText, parseFieldText } from './fieldText.ts';
import { differsIn, type FormItem, formItems } from './formItems.ts';
import { limitText, unusualText } from './limitText.ts';
import { isOfChosenCase } from './nestedRecord.ts';
import { toSourcePath } from './sourcePaths.ts';
import type { ValueSource, ValueSources } from './ValueSource.ts';

/** A component whose values are listed. */
export interface AssumedRecord {
  name: string;
  definition: FormDefinition;
  /** The texts of all fields. */
  texts: Texts;
  /** The template that the values are compared with; without one, they are compared with the kind's defaults. */
  template?: { name: string; texts: Texts } | undefined;
  /** Where its values come from. */
  sources: ValueSources;
}

/** One input value of a calculation, and what it is compared with. */
export interface Assumption {
  /** The name of the field, or the id of a curve. */
  item: string;
  fields: readonly string[];
  /** 'General Details › Identity'. */
  section: string;
  title: string;
  unit: string;
  help: string;
  /** The value as the user reads it, with its unit. */
  text: string;
  /** A number if the item is a single number field, else the text that the user reads. */
  value: number | string;
  /** The text and value of the template or default; undefined if there is neither. */
  reference: { text: string; value: number | string } | undefined;
  /** How far the value is from the reference; undefined if they are the same or there is no reference. */
  deviation: Deviation | undefined;
  /** The accepted and the unusual values in words; empty without limits. */
  limits: string;
  unusual: string;
  /** The limits of a number. */
  bounds: Bounds;
  /** The source of the value; undefined if none is given. */
  source: ValueSource | undefined;
  /** Whether it holds one or more numbers, which somebody has measured, calculated or estimated. */
  isFigure: boolean;
}

export interface Deviation {
  /** The difference of two numbers. */
  by?: number;
  /** The difference in percent of the reference; absent if the reference is 0. */
  percent?: number;
}

export interface Bounds {
  minimum?: number | undefined;
  maximum?: number | undefined;
  unusualBelow?: number | undefined;
  unusualAbove?: number | undefined;
}

/** Lists the values of a component in the order of its form, without those of cases that are not chosen. */
export function listAssumptions(record: AssumedRecord): Assumption[] {
  const { definition } = record;
  const defaults = record.template ? undefined : defaultTexts(definition);
  const items = formItems(definition).filter(({ fields }) =>
    fields.some((name) => isOfChosenCase(definition, name, (choice) => record.texts[choice])),
  );
  return definition.tabs.flatMap((tab) =>
    tab.groups.flatMap((group) => {
      const section = group.title === tab.title ? tab.title : `${tab.title} › ${group.title}`;
      const own = group.items.flatMap((id) => items.filter(({ item }) => item === id || item.startsWith(`${id}/`)));
      return own.map((item) => toAssumption(record, { item, section, defaults }));
    }),
  );
}

interface Place {
  item: FormItem;
  section: string;
  defaults: Texts | undefined;
}

function toAssumption(
  { definition, texts, template, sources }: AssumedRecord,
  { item, section, defaults }: Place,
): Assumption {
  const { currency } = texts;
  const { fields } = item;
  const field = fields.length === 1 ? definition.fields[fields[0] ?? ''] : undefined;
  const curve = definition.curves[item.item];
  const path = toSourcePath(item.item);
  // Names and multi-line texts are not compared with anything.
  const isProse = field?.text === 'name' || field?.rows !== undefined;
  const compared = isProse ? undefined : (template?.texts ?? withReference(fields, defaults));
  const value = readValue(definition, fields, texts);
  const reference = compared && {
    // The reference is shown in the component's own currency.
    text: displayText(
      definition,
      fields,
      item.item === CURRENCY ? compared : { ...compared, currency: currency ?? '' },
    ),
    value: readValue(definition, fields, compared),
  };
  const differs = compared !== undefined && differsIn(definition, fields, texts, compared);
  return {
    item: item.item,
    fields,
    section,
    title: currencyText(item.title, currency),
    unit: currencyText(field?.unit ?? '', currency),
    help: currencyText(curve?.help ?? field?.help ?? '', currency),
    text: displayText(definition, fields, texts),
    value,
    reference,
    deviation: differs ? toDeviation(value, reference?.value) : undefined,
    limits: field ? limitText(field) : curve ? curveLimits(curve) : '',
    unusual: unusualText(field?.warn ?? {}),
    bounds: field ? toBounds(field) : {},
    source: Object.hasOwn(sources, path) ? sources[path] : undefined,
    isFigure: curve !== undefined || (field !== undefined && FIGURES.has(field.type)),
  };
}

/** The texts of the defaults by field name, without fields that have no default. */
function defaultTexts({ fields }: FormDefinition): Texts {
  return Object.fromEntries(
    Object.values(fields).flatMap((field) =>
      field.default === undefined ? [] : [[field.name, fieldText(field, getDefault(field))]],
    ),
  );
}

/** Returns the texts if at least one of the fields has one. */
function withReference(fields: readonly string[], texts: Texts = {}): Texts | undefined {
  return fields.some((name) => Object.hasOwn(texts, name)) ? texts : undefined;
}

/** Returns the number of a single number field; otherwise the text that the user reads. */
function readValue(definition: FormDefinition, fields: readonly string[], texts: Texts): number | string {
  const [name = ''] = fields;
  const field = definition.fields[name];
  if (fields.length === 1 && field && isNumeric(field)) {
    const parsed = parseFieldText(field, texts[name] ?? '', texts.currency);
    if ('value' in parsed && typeof parsed.value === 'number') return parsed.value;
  }
  return displayText(definition, fields, texts);
}

function isNumeric({ type }: FieldDefinition): boolean {
  return type === 'number' || type === 'integer';
}

function toDeviation(value: number | string, reference: number | string | undefined): Deviation {
  if (typeof value !== 'number' || typeof reference !== 'number') return {};
  // Rounded, as binary fractions leave digits like 0.30000000000000004.
  const by = Number((value - reference).toPrecision(DIGITS));
  return reference === 0 ? { by } : { by, percent: Number(((by / Math.abs(reference)) * 100).toPrecision(DIGITS)) };
}

const FIGURES: ReadonlySet<FieldType> = new Set(['number', 'integer', 'list', 'rows', 'map']);
const CURRENCY = 'currency';
const DIGITS = 10;

function toBounds({ minimum, exclusiveMinimum, maximum, exclusiveMaximum, warn = {} }: FieldDefinition): Bounds {
  return {
    minimum: minimum ?? exclusiveMinimum,
    maximum: maximum ?? exclusiveMaximum,
    unusualBelow: warn.minimum ?? warn.exclusiveMinimum,
    unusualAbove: warn.maximum,
  };
}

/** 'Wind speed 0 to 30; Power at least 0'. */
function curveLimits({ x, y }: CurveDefinition): string {
  return [x, ...y]
    .flatMap((axis) => {
      const limits = limitText(axis);
      return limits === '' ? [] : [`${axis.title} ${limits}`];
    })
    .join('; ');
}
