import { form as signIn } from '#generated/forms/sign-in.ts';
import type { OperationId } from '#generated/operations.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';

/** The form whose fields a call's body has, so that server and form say the same of a broken rule. */
export function wordingFor(operationId: OperationId): FormDefinition | undefined {
  return FORMS[operationId]?.definition;
}

const FORMS: Partial<Record<OperationId, typeof signIn>> = {
  obtainTokenPair: signIn,
};
