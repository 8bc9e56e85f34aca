import type { FieldValues } from '#model/FormDefinition.ts';
import { fieldAtPath } from '#model/fieldAtPath.ts';
import { issueMessage } from '#model/issueMessage.ts';
import type { Kind } from '#model/Kind.ts';
import { getKindVersion } from '#model/kindVersion.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import type { Fault } from '#server/Failure.ts';
import { omitKeptCells } from './keptCells.ts';
import { toCurrent } from './kindVersions.ts';
import { getCurrentFields } from './toRecord.ts';
import { withDocuments } from './withDocuments.ts';

/** Returns the rules of a kind that a stored component would break; the component may be of any version of the kind. */
export function findStoredFaults(stored: { fields: FieldValues; kindVersion: number }, kind: Kind): Fault[] {
  const { definition } = kind;
  const version = getKindVersion(kind);
  if (stored.kindVersion > version) {
    const message = `It was stored in version ${stored.kindVersion} of the kind, but the kind is at version ${version}`;
    return [{ field: '', value: stored.kindVersion, message }];
  }
  const fields = omitKeptCells(toCurrent(stored, kind).fields, kind);
  const record = withDocuments(definition, nestRecord(definition, getCurrentFields(fields, definition)), fields);
  return kind.validate(record).map((issue) => {
    const { path, value, shape, field } = fieldAtPath(definition, issue.field, record);
    const message = field
      ? issueMessage({ ...issue, field: field.name }, shape, value)
      : issueMessage(issue, definition, value);
    return { field: path, value, message };
  });
}
