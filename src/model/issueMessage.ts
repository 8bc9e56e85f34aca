import type { FieldDefinition, FieldValue, FormDefinition, Issue, RecordShape } from './FormDefinition.ts';
import { choiceText } from './fieldText.ts';
import { findIssueField, findIssuePlace, findSibling, isObjectPath } from './findIssueField.ts';
import { insideSentence } from './insideSentence.ts';
import { lineMessage, MISSING_CODES, ownMessage } from './lineMessage.ts';
import { mapMessage, readMapFault } from './mapMessages.ts';
import { findTextFaults, readMapText } from './mapText.ts';
import { MESSAGES } from './messages.ts';
import { pluralWord } from './pluralWord.ts';
import type { QuantityProblem } from './readQuantity.ts';
import { isNumberList } from './rules.ts';
import { getWording, translate } from './shownWording.ts';
import { ENGLISH } from './Wording.ts';

/** Returns the message of a broken rule: the field's own wording if its kind file has one, else the standard one. */
export function issueMessage(issue: Issue, definition: RecordShape, value?: unknown): string {
  const { field, shape = definition } = findIssuePlace(definition, issue.field) ?? {};
  const fault = readMapFault(issue);
  if (fault && field?.map) return mapMessage(field.map, fault, ownMessage(issue, field));
  if (UNKNOWN_CODES.has(issue.code)) return translate(MESSAGES.unknownField);
  if (!field) return isObjectPath(definition, issue.field) ? objectMessage(issue) : translate(MESSAGES.unknownField);
  return (
    negativeMessage(issue, field, value) ??
    ownMessage(issue, field) ??
    variantMessage(issue, field, shape) ??
    standardMessage(issue, { field, shape, value })
  );
}

/** Returns the message of a variant's choice whose value matches none of the cases. */
function variantMessage({ code }: Issue, field: FieldDefinition, { objects = {} }: RecordShape): string | undefined {
  const isChoice = Object.entries(objects).some(([path, { variant }]) => `${path}/${variant}` === field.name);
  return code === 'enum' && isChoice
    ? translate('Please select a valid {what}', { what: insideSentence(field.title) })
    : undefined;
}

const UNKNOWN_CODES = new Set(['additionalProperties', 'unevaluatedProperties']);

function objectMessage(issue: Issue): string {
  return MISSING_CODES.has(issue.code)
    ? translate(MESSAGES.required)
    : (shapeMessage(issue) ?? translate(MESSAGES.invalid));
}

/** Returns the message on the shape of a value, whether a field's or an object's; undefined for other codes. */
function shapeMessage({ code, params }: Issue): string | undefined {
  switch (code) {
    case 'fitsNone':
      return translate('Fits none of the possible shapes');
    case 'fitsSeveral':
      return translate('Fits several of the possible shapes');
    case 'minProperties':
      return atLeast(params.limit, 'entry');
    case 'maxProperties':
      return atMost(params.limit, 'entry');
    case 'propertyNames':
      return translate('Not a possible name');
    default:
      return undefined;
  }
}

/** Returns the message of a text that can't be parsed; for a map, that of its first faulty cell. */
export function textMessage({ map }: FieldDefinition, text: string, found: QuantityProblem): string {
  if (found.problem === 'unit') return found.message;
  const texts = map && readMapText(text);
  const fault = texts && findTextFaults(texts, map).find(({ code }) => code === 'comma' || code === 'malformed');
  return map && fault ? mapMessage(map, fault) : translate(MESSAGES[found.problem]);
}

/** Returns the message for negative numbers if they are all that is wrong with a list. */
function negativeMessage({ code }: Issue, field: FieldDefinition, value: unknown): string | undefined {
  if (code !== 'isNumberList' || typeof value !== 'string') return undefined;
  const positive = value.replace(MINUS_SIGN, '$1');
  if (positive === value || !isNumberList(positive)) return undefined;
  return field.list === 'percentages' ? translate(MESSAGES.percentage) : translate(MESSAGES.nonNegative);
}

const MINUS_SIGN = /(^|[, ])-(?=[\d.])/g;

/** Returns the message of a broken rule between two fields for the field that the rule compares with. */
export function partnerMessage(issue: Issue, definition: FormDefinition): string {
  if (typeof issue.params.message === 'string') return issue.params.message;
  const title = findIssueField(definition, issue.field)?.title ?? issue.field;
  switch (issue.code) {
    case 'isBelow':
      return translate('Must be above {title}', { title });
    case 'isAtMost':
      return translate('Must not be below {title}', { title });
    case 'matchesLength':
      return translate('Needs as many values as {title}', { title });
    default:
      return translate(MESSAGES.invalid);
  }
}

interface Judged {
  field: FieldDefinition;
  shape: RecordShape;
  /** The value at fault, or its text. */
  value: unknown;
}

function standardMessage(issue: Issue, { field, shape, value }: Judged): string {
  const { code, params } = issue;
  const { title } = field;
  const limit = String(params.limit);
  const other = typeof params.other === 'string' ? otherTitle(shape, field, params.other) : '';
  switch (code) {
    case 'type':
      // A schema that can't express an empty value reports its type as wrong.
      if (field.required && (value === null || value === '')) return translate(MESSAGES.required);
      return field.type === 'number' || field.type === 'integer'
        ? translate(MESSAGES.malformed)
        : translate(MESSAGES.invalid);
    case 'enum':
      return field.required && value === '' ? translate(MESSAGES.required) : translate(MESSAGES.invalid);
    case 'const':
      // The user can't correct the server's own fields.
      if (field.system) return translate(MESSAGES.invalid);
      // A schema's constant is a JSON value, like a field's value.
      return translate('Must be {value}', { value: choiceText(params.allowedValue as FieldValue) });
    case 'multipleOf':
      return translate('Value must be a multiple of {limit}', { limit: String(params.multipleOf) });
    case 'minItems':
      return atLeast(params.limit, field.table?.row);
    case 'maxItems':
      return atMost(params.limit, field.table?.row);
    case 'uniqueItems':
    case 'isUnique':
      return translate('Same as in row {row}', { row: String(params.row) });
    case 'minimum':
      return params.limit === 0
        ? translate(MESSAGES.nonNegative)
        : translate('Value must be at least {limit}', { limit });
    case 'exclusiveMinimum':
      return params.limit === 0
        ? translate(MESSAGES.positive)
        : translate('Value must be greater than {limit}', { limit });
    case 'maximum':
      return translate('Value must be at most {limit}', { limit });
    case 'exclusiveMaximum':
      return translate('Value must be less than {limit}', { limit });
    case 'isNumberList':
      return field.list === 'percentages' ? translate(MESSAGES.percentageList) : translate(MESSAGES.numberList);
    case 'isPercentageList':
      return translate(MESSAGES.percentage);
    case 'hasLength':
      return translate(MESSAGES.minPoints);
    case 'isRising':
      return translate('{title} must rise from point to point', { title });
    case 'matchesLength':
      return translate('Needs as many values as {title}', { title: other });
    case 'isBelow':
      return translate('Must be below {title}', { title: other });
    case 'isAtMost':
      return translate('Must not exceed {title}', { title: other });
    case 'isSameText':
      return translate('Must be the same as {title}', { title: other });
    default:
      return lineMessage(issue, field, value) ?? shapeMessage(issue) ?? translate(MESSAGES.invalid);
  }
}

/** Returns the title of the field that a rule compares with, which is in the same object. */
function otherTitle(shape: RecordShape, field: FieldDefinition, path: string): string {
  return findSibling(shape, field, path.slice(path.lastIndexOf('/') + 1))?.title ?? path;
}

/** 'At least 1 period is needed', 'At least 2 periods are needed'. */
function atLeast(limit: unknown, row = 'row'): string {
  if (limit === 1) return translate('At least 1 {row} is needed', { row: translate(row) });
  return translate('At least {limit} {rows} are needed', { limit: String(limit), rows: several(row) });
}

function atMost(limit: unknown, row = 'row'): string {
  if (limit === 1) return translate('At most 1 {row} is allowed', { row: translate(row) });
  return translate('At most {limit} {rows} are allowed', { limit: String(limit), rows: several(row) });
}

/** Returns the plural of a row's name in the user's language; if that has no translation, the translated singular. */
function several(row: string): string {
  const plural = pluralWord(row);
  const translated = translate(plural);
  return translated === plural && getWording() !== ENGLISH ? translate(row) : translated;
}
