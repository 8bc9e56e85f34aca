import { form as changePassword } from '#generated/forms/change-password.ts';
import { form as forgotPassword } from '#generated/forms/forgot-password.ts';
import { form as profile } from '#generated/forms/profile.ts';
import { form as project } from '#generated/forms/project.ts';
import { form as registration } from '#generated/forms/registration.ts';
import { form as resetPassword } from '#generated/forms/reset-password.ts';
import { form as signIn } from '#generated/forms/sign-in.ts';
import type { OperationId } from '#generated/operations.ts';
import type { Kind } from '#model/Kind.ts';

/** Returns the form that users fill in for a call; undefined if it has none. */
export function findForm(operationId: OperationId): Kind | undefined {
  return FORMS[operationId];
}

const FORMS: Partial<Record<OperationId, Kind>> = {
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
