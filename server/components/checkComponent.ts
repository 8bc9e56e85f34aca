import { checkedFields } from '#model/checkedValidator.ts';
import type { FieldValues, FormDefinition, Issue } from '#model/FormDefinition.ts';
import { fieldAtPath, withoutCases } from '#model/fieldAtPath.ts';
import { isRecord } from '#model/isRecord.ts';
import { issueMessage } from '#model/issueMessage.ts';
import type { Kind } from '#model/Kind.ts';
import { listKeptNames } from '#model/kindVersion.ts';
import { MESSAGES } from '#model/messages.ts';
import { flattenRecord, nestRecord, toPath } from '#model/nestedRecord.ts';
import { type Fault, Invalid } from '#server/Failure.ts';
import { findAddressFaults } from '#server/records/findAddressFaults.ts';
import { getTraits } from './getTraits.ts';
import { omitKeptCells, restoreKeptCells } from './keptCells.ts';
import { toCurrentBody } from './kindVersions.ts';
import { mergeSent } from './mergeSent.ts';
import { omitObsoleteCells, restoreObsoleteCells } from './obsoleteCells.ts';
import { getCurrentFields, getObsoleteFields } from './toRecord.ts';
import { withDocuments } from './withDocuments.ts';

interface Sent {
  body: unknown;
  kind: Kind;
  /** From the URL; a body that contradicts it is rejected. */
  address: { subclass: string; id?: string };
  /** The fields of the component that is changed; absent for a new one. */
  stored?: FieldValues;
  /** The kind version of the body; the current one if absent. */
  version?: number | undefined;
}

/** Returns the fields to store for a body; throws `Invalid` with every broken rule. */
export function checkComponent({ body: sentBody, kind, address, stored, version }: Sent): FieldValues {
  const whole = toCurrentBody({ body: sentBody, kind, version, stored });
  if (!isRecord(whole)) throw new Invalid([{ field: 'body', message: 'The body must be a JSON object' }]);
  const { definition } = kind;
  const body = omitKeptCells(whole, kind);
  const keptForOthers = pick(body, listKeptNames(body, kind));
  const obsolete = { ...(stored === undefined ? {} : getObsoleteFields(stored, definition)), ...keptForOthers };
  refuseCrowd(body, definition, obsolete);
  const flat = listFlatNames(body, definition);
  const own = flattenRecord(definition, omit(body, flat));
  const sent = omitObsoleteCells(definition, { values: omit(own, Object.keys(obsolete)), stored });
  const values = mergeSent(kind, { sent, properties: Object.keys(body), stored });
  const misplaced = findAddressFaults(sent, address);
  // A document is stored as it was sent, or else stays as it was stored.
  const toWhole = (own: FieldValues) => withDocuments(definition, nestRecord(definition, own), { ...stored, ...body });
  const issues = findBrokenRules(kind, { record: toWhole(values), sent, stored }).filter(({ field }) =>
    misplaced.every((fault) => fault.field !== field),
  );
  const faults = [
    ...misplaced,
    ...flat.map((field) => ({ field, value: body[field], message: MESSAGES.unknownField })),
    ...issues.map((issue) => toFault(issue, body, definition)),
  ];
  if (faults.length > 0) throw new Invalid(faults);
  const kept = restoreObsoleteCells(definition, { values: omitSystemFields(values, definition), stored });
  return restoreKeptCells(toWhole({ ...kept, ...obsolete }), whole, kind);
}

/** Each unknown field costs microseconds to check, so hundreds of thousands in one body would keep all others waiting. */
const MOST_UNKNOWN = 1000;

/**
 * Throws `Invalid` if a body has far more properties than any record of the kind, before anything else is checked.
 */
function refuseCrowd(body: FieldValues, definition: FormDefinition, obsolete: FieldValues): void {
  const names = Object.keys(body);
  if (names.length <= getTraits(definition).size + Object.keys(obsolete).length + MOST_UNKNOWN) return;
  const fields = [definition.fields, definition.objects ?? {}, obsolete].flatMap(Object.keys);
  const known = new Set(fields.map((name) => toPath(name)[0]));
  const unknown = names.filter((name) => !known.has(name));
  throw new Invalid(unknown.map((field) => ({ field, value: body[field], message: MESSAGES.unknownField })));
}

/** Returns properties named like a nested field's path; no record has such properties. */
function listFlatNames(body: FieldValues, { fields, objects }: FormDefinition): string[] {
  return objects ? Object.keys(body).filter((name) => name.includes('/') && Object.hasOwn(fields, name)) : [];
}

interface Merged {
  /** The record as it would be stored. */
  record: FieldValues;
  /** By field name. */
  sent: FieldValues;
  stored: FieldValues | undefined;
}

/**
 * Returns the rules that a record breaks, except those that only concern omitted fields and that the stored record
 * breaks too.
 */
function findBrokenRules({ validate, definition }: Kind, { record, sent, stored }: Merged): Issue[] {
  const issues = validate(record);
  if (stored === undefined || issues.length === 0) return issues;
  const paths = Object.keys(sent).map(withoutCases);
  const isSent = (path: unknown) => paths.some((one) => one === path || isInside(one, path) || isInside(path, one));
  const createRuleKey = ({ field, code, params }: Issue) => JSON.stringify([field, code, params.other, params.message]);
  const current = withDocuments(definition, nestRecord(definition, getCurrentFields(stored, definition)), stored);
  // A kind file may have become stricter since the component was stored.
  const before = new Set(validate(current).map(createRuleKey));
  return issues.filter(
    (issue) =>
      [issue.field, issue.params.other, ...checkedFields(issue)].some(isSent) || !before.has(createRuleKey(issue)),
  );
}

/** Whether a path lies inside another one. */
function isInside(path: unknown, outer: unknown): boolean {
  return String(path).startsWith(`${outer}/`);
}

function toFault(issue: Issue, body: FieldValues, definition: FormDefinition): Fault {
  const { path, value, shape, field } = fieldAtPath(definition, issue.field, body);
  // The cases of a variant may have fields of the same name with different messages.
  const message = field
    ? issueMessage({ ...issue, field: field.name }, shape, value)
    : issueMessage(issue, definition, value);
  return { field: path, value, message };
}

function omitSystemFields(values: FieldValues, definition: FormDefinition): FieldValues {
  const { systemNames } = getTraits(definition);
  return omit(
    values,
    systemNames.filter((name) => Object.hasOwn(values, name)),
  );
}

function pick(values: FieldValues, names: readonly string[]): FieldValues {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function omit(values: FieldValues, names: readonly string[]): FieldValues {
  if (names.length === 0) return values;
  const omitted = new Set(names);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !omitted.has(name)));
}
