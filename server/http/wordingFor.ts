import { form as signIn } from '#generated/forms/sign-in.ts';
import type { OperationId } from '#generated/operations.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { Kinds } from '#server/kinds.ts';

/** The fields whose words a call's messages take: those of its form, or what all kinds say of name and description. */
export function wordingFor(operationId: OperationId, kinds: Kinds): Pick<FormDefinition, 'fields'> {
  return FORMS[operationId]?.definition ?? [...kinds.values()][0]?.definition ?? { fields: {} };
}

const FORMS: Partial<Record<OperationId, typeof signIn>> = {
  obtainTokenPair: signIn,
};
