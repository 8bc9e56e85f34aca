import { form as changePassword } from '#generated/forms/change-password.ts';
import { form as forgotPassword } from '#generated/forms/forgot-password.ts';
import { form as profile } from '#generated/forms/profile.ts';
import { form as project } from '#generated/forms/project.ts';
import { form as registration } from '#generated/forms/registration.ts';
import { form as resetPassword } from '#generated/forms/reset-password.ts';
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
  register: registration,
  forgotPassword,
  resetPassword,
  updateProfile: profile,
  changePassword,
  createProject: project,
  updateProject: project,
  importProject: project,
};
