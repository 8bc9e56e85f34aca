import { describe, expect, it, test } from 'vitest';
import { checkNewPassword, disablePassword, findPasswordFault } from '#server/accounts/newPasswords.ts';
import { hashPassword, isPassword } from '#server/accounts/passwords.ts';

const ADA = { username: 'Ada_Planner7', email: 'Ada.Planner7@example.com' };
const COMMON = 'This password is too common. Choose another one.';
const OWN = 'The password must differ from your username and email address';

test.each([
  ['Password1', COMMON],
  ['PASSWORD1', COMMON],
  ['Qwerty123', COMMON],
  ['Ada_Planner7', OWN],
  ['ada_PLANNER7', OWN],
  ['Ada.Planner7@example.com', OWN],
  ['aDA.Planner7', OWN],
  ['Windmill7', undefined],
  ['Ada_Planner77', undefined],
])('the password %s is met with %j', async (password, fault) => {
  expect(await findPasswordFault(password, ADA)).toBe(fault);
});

describe('a new password', () => {
  const check = (password: string, person: Parameters<typeof checkNewPassword>[1]) =>
    checkNewPassword({ field: 'newPassword', password }, person);

  it('differs from the one before, also where that no longer works', async () => {
    const password_hash = await hashPassword('Windmill7');
    const faults = [{ field: 'newPassword', message: 'The new password must differ from the current one' }];
    await expect(check('Windmill7', { ...ADA, password_hash })).rejects.toMatchObject({ faults });
    const disabled = disablePassword(disablePassword(password_hash));
    await expect(check('Windmill7', { ...ADA, password_hash: disabled })).rejects.toMatchObject({ faults });
    await check('Windmill8', { ...ADA, password_hash: disabled });
    expect(await isPassword('Windmill7', disabled)).toBe(false);
  });

  it('may be anything else that is not common', async () => {
    await check('Windmill7', ADA);
    await expect(check('Password1', ADA)).rejects.toMatchObject({ faults: [{ message: COMMON }] });
  });
});
