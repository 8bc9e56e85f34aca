import type { FieldDefinition, FieldValue, FormDefinition, Issue, RecordShape } from './FormDefinition.ts';
import { choiceText } from './fieldText.ts';
import { findIssueField, findIssuePlace, findSibling, isObjectPath } from './findIssueField.ts';
import { insideSentence } from './insideSentence.ts';
import { mapMessage, readMapFault } from './mapMessages.ts';
import { findTextFaults, readMapText } from './mapText.ts';
import { pluralWord } from './pluralWord.ts';
import type { QuantityProblem } from './readQuantity.ts';
import { isNumberList } from './rules.ts';

/** The messages about values, word for word as in the specification where it gives them. */
export const MESSAGES = {
  comma: 'Please use a dot (.) for decimals',
  malformed: 'Please enter a valid number',
  required: 'This field is required',
  idRequired: 'ID is required',
  nonNegative: 'Value must be non-negative',
  positive: 'Value must be positive',
  percentage: 'Percentage must be between 0 and 100',
  numberList: 'Must be comma-separated numbers',
  percentageList: 'Must be comma-separated percentages',
  email: 'Please enter a valid email address',
  minPoints: 'A curve needs at least 2 points',
  unknownField: 'Unknown field',
  invalid: 'Invalid value',
  nameTaken: 'Name must be unique',
  saveBlocked: 'Please fix validation errors before saving',
  saveFailed: 'Failed to save changes',
  changedSinceOpened:
    'It was changed elsewhere after you opened it. Check what has changed, then delete it again if you still want to.',
  unstorable: 'Text must not contain invalid characters',
  payloadRejected: 'Invalid data provided',
  unreadableAnswer: "The server's answer could not be read",
} as const;

/** The message of a broken rule: the field's own wording where its file has one, else the standard one. */
export function issueMessage(issue: Issue, definition: RecordShape, value?: unknown): string {
  const { field, shape = definition } = findIssuePlace(definition, issue.field) ?? {};
  const fault = readMapFault(issue);
  if (fault && field?.map) return mapMessage(field.map, fault, ownMessage(issue, field));
  if (UNKNOWN_CODES.has(issue.code)) return MESSAGES.unknownField;
  if (!field) return isObjectPath(definition, issue.field) ? objectMessage(issue) : MESSAGES.unknownField;
  return (
    negativeMessage(issue, field, value) ??
    ownMessage(issue, field) ??
    variantMessage(issue, field, shape) ??
    standardMessage(issue, { field, shape, value })
  );
}

/** A value outside the cases of a choice. */
function variantMessage({ code }: Issue, field: FieldDefinition, { objects = {} }: RecordShape): string | undefined {
  const isChoice = Object.entries(objects).some(([path, { variant }]) => `${path}/${variant}` === field.name);
  return code === 'enum' && isChoice ? `Please select a valid ${insideSentence(field.title)}` : undefined;
}

const UNKNOWN_CODES = new Set(['additionalProperties', 'unevaluatedProperties']);

function objectMessage(issue: Issue): string {
  return MISSING_CODES.has(issue.code) ? MESSAGES.required : (shapeMessage(issue) ?? MESSAGES.invalid);
}

/** What is wrong with the shape of a value, whether a field or an object has it. */
function shapeMessage({ code, params }: Issue): string | undefined {
  switch (code) {
    case 'fitsNone':
      return 'Fits none of the possible shapes';
    case 'fitsSeveral':
      return 'Fits several of the possible shapes';
    case 'minProperties':
      return `At least ${countedRows(params.limit, 'entry')} needed`;
    case 'maxProperties':
      return `At most ${countedRows(params.limit, 'entry')} allowed`;
    case 'propertyNames':
      return 'Not a possible name';
    default:
      return undefined;
  }
}

/** The message of a text that has no value; that of a map names its first faulty cell. */
export function textMessage({ map }: FieldDefinition, text: string, found: QuantityProblem): string {
  if (found.problem === 'unit') return found.message;
  const texts = map && readMapText(text);
  const fault = texts && findTextFaults(texts, map).find(({ code }) => code === 'comma' || code === 'malformed');
  return map && fault ? mapMessage(map, fault) : MESSAGES[found.problem];
}

/** A list that holds nothing worse than numbers below zero gets the message of a number. */
function negativeMessage({ code }: Issue, field: FieldDefinition, value: unknown): string | undefined {
  if (code !== 'isNumberList' || typeof value !== 'string') return undefined;
  const positive = value.replace(MINUS_SIGN, '$1');
  if (positive === value || !isNumberList(positive)) return undefined;
  return field.list === 'percentages' ? MESSAGES.percentage : MESSAGES.nonNegative;
}

const MINUS_SIGN = /(^|[, ])-(?=[\d.])/g;

/** The message of a broken rule between two fields, for the field that the rule compares with. */
export function partnerMessage(issue: Issue, definition: FormDefinition): string {
  if (typeof issue.params.message === 'string') return issue.params.message;
  const title = findIssueField(definition, issue.field)?.title ?? issue.field;
  switch (issue.code) {
    case 'isBelow':
      return `Must be above ${title}`;
    case 'isAtMost':
      return `Must not be below ${title}`;
    case 'matchesLength':
      return `Needs as many values as ${title}`;
    default:
      return MESSAGES.invalid;
  }
}

function ownMessage({ code, params }: Issue, field: FieldDefinition): string | undefined {
  if (typeof params.message === 'string') return params.message;
  if (typeof field.message !== 'object') return OWN_MESSAGE_CODES.has(code) ? field.message : undefined;
  return field.message[MISSING_CODES.has(code) ? 'required' : code];
}

/** Codes of values that are there and empty; that they are missing is all there is to say. */
const MISSING_CODES = new Set(['isFilled', 'isGiven', 'required', 'dependentRequired', 'dependencies']);

const OWN_MESSAGE_CODES = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'enum',
  'pattern',
  'minItems',
  'maxItems',
]);

interface Judged {
  field: FieldDefinition;
  shape: RecordShape;
  /** The value at fault, or its text. */
  value: unknown;
}

function standardMessage(issue: Issue, { field, shape, value }: Judged): string {
  const { code, params } = issue;
  if (MISSING_CODES.has(code)) return MESSAGES.required;
  const other = typeof params.other === 'string' ? otherTitle(shape, field, params.other) : '';
  switch (code) {
    case 'type':
      // Where a schema has no word for an empty value, it has another type.
      if (field.required && (value === null || value === '')) return MESSAGES.required;
      return field.type === 'number' || field.type === 'integer' ? MESSAGES.malformed : MESSAGES.invalid;
    case 'enum':
      return field.required && value === '' ? MESSAGES.required : MESSAGES.invalid;
    case 'const':
      // A person can't correct the server's own fields.
      if (field.system) return MESSAGES.invalid;
      // A constant of a schema is a JSON value, as that of a field.
      return `Must be ${choiceText(params.allowedValue as FieldValue)}`;
    case 'multipleOf':
      return `Value must be a multiple of ${params.multipleOf}`;
    case 'minItems':
      return `At least ${countedRows(params.limit, field.table?.row)} needed`;
    case 'maxItems':
      return `At most ${countedRows(params.limit, field.table?.row)} allowed`;
    case 'uniqueItems':
    case 'isUnique':
      return `Same as in row ${params.row}`;
    case 'minimum':
      return params.limit === 0 ? MESSAGES.nonNegative : `Value must be at least ${params.limit}`;
    case 'exclusiveMinimum':
      return params.limit === 0 ? MESSAGES.positive : `Value must be greater than ${params.limit}`;
    case 'maximum':
      return `Value must be at most ${params.limit}`;
    case 'exclusiveMaximum':
      return `Value must be less than ${params.limit}`;
    case 'minLength':
      return value === '' ? MESSAGES.required : `${field.title} must be at least ${params.limit} characters`;
    case 'maxLength':
      return `${field.title} must be ${params.limit} characters or less`;
    case 'isNumberList':
      return field.list === 'percentages' ? MESSAGES.percentageList : MESSAGES.numberList;
    case 'isPercentageList':
      return MESSAGES.percentage;
    case 'isVisible':
      return `${field.title} must contain a visible character`;
    case 'isPlainLine':
      return `${field.title} must not contain line breaks, control characters or invalid characters`;
    case 'isStorable':
      return MESSAGES.unstorable;
    case 'isEmail':
      return MESSAGES.email;
    case 'hasLength':
      return MESSAGES.minPoints;
    case 'isRising':
      return `${field.title} must rise from point to point`;
    case 'matchesLength':
      return `Needs as many values as ${other}`;
    case 'isBelow':
      return `Must be below ${other}`;
    case 'isAtMost':
      return `Must not exceed ${other}`;
    case 'isSameText':
      return `Must be the same as ${other}`;
    default:
      return shapeMessage(issue) ?? MESSAGES.invalid;
  }
}

/** The title of the field that a rule compares with, which lies in the same object. */
function otherTitle(shape: RecordShape, field: FieldDefinition, path: string): string {
  return findSibling(shape, field, path.slice(path.lastIndexOf('/') + 1))?.title ?? path;
}

/** '1 period is', '2 periods are'. */
function countedRows(limit: unknown, row = 'row'): string {
  return limit === 1 ? `1 ${row} is` : `${limit} ${pluralWord(row)} are`;
}
