import type { Page } from '@playwright/test';
import { field, findInput } from './accountSteps.ts';
import { expect, test } from './fixtures.ts';
import { startsWith } from './startsWith.ts';
import { LONG } from './tags.ts';

const REQUIRED = 'This field is required';
const EMAIL = 'Please enter a valid email address';
const SHORT = 'Password must be at least 8 characters';
const WEAK = 'Password must contain at least one lowercase letter, one uppercase letter, and one number';
const DIFFER = "Passwords don't match";

/** What is typed into which field, and the message there. */
type Row = [field: string, typed: string, message: string];

const REGISTRATION: Row[] = [
  ['username', 'ab', 'Username must be at least 3 characters'],
  ['username', 'x'.repeat(51), 'Username must be 50 characters or less'],
  ['username', 'ada planner', 'Username can only contain letters, numbers, and underscores'],
  ['username', '', REQUIRED],
  ['email', 'ada', EMAIL],
  ['email', '', REQUIRED],
  ['firstName', 'x'.repeat(51), 'First name must be less than 50 characters'],
  ['lastName', 'x'.repeat(51), 'Last name must be less than 50 characters'],
  ['password', 'Wind7', SHORT],
  ['password', 'windmill7', WEAK],
  ['password', '', REQUIRED],
  ['confirmPassword', 'Windmill8', DIFFER],
  ['confirmPassword', '', REQUIRED],
];
const FORGOTTEN: Row[] = [
  ['email', 'ada', EMAIL],
  ['email', '', REQUIRED],
];
const RESET: Row[] = [
  ['password', 'Wind7', SHORT],
  ['password', 'WINDMILL7', WEAK],
  ['password', '', REQUIRED],
  ['confirmPassword', 'Windmill8', DIFFER],
  ['confirmPassword', '', REQUIRED],
];
const PROFILE: Row[] = [
  ['firstName', 'x'.repeat(51), 'First name must be less than 50 characters'],
  ['lastName', 'x'.repeat(51), 'Last name must be less than 50 characters'],
  ['email', 'ada', EMAIL],
  ['email', '', REQUIRED],
  ['phone', '0151', 'Please enter a valid phone number'],
  ['company', 'x'.repeat(101), 'Company name must be less than 100 characters'],
  ['position', 'x'.repeat(101), 'Position must be less than 100 characters'],
];
const CHANGE: Row[] = [
  ['currentPassword', '', REQUIRED],
  ['newPassword', 'Wind7', SHORT],
  ['newPassword', 'Windmills', WEAK],
  ['confirmPassword', 'Windmill8', DIFFER],
  ['confirmPassword', '', REQUIRED],
];

test('every message of registration is shown at its field', ({ page }) => messagesOn(page, '/register', REGISTRATION));
test('every message of a forgotten password is shown at its field', { tag: LONG }, ({ page }) =>
  messagesOn(page, '/forgot-password', FORGOTTEN),
);
test('every message of a reset is shown at its field', { tag: LONG }, ({ page }) =>
  messagesOn(page, '/reset-password#token=any', RESET),
);
test('every message of the profile is shown at its field', { tag: LONG }, ({ signedIn: page }) =>
  messagesOn(page, '/profile', PROFILE),
);
test('every message of a change of password is shown at its field', { tag: LONG }, ({ signedIn: page }) =>
  messagesOn(page, '/profile', CHANGE),
);

async function messagesOn(page: Page, path: string, rows: Row[]): Promise<void> {
  await page.goto(path);
  for (const [name, typed, message] of rows) {
    await test.step(`${name}: ${typed.slice(0, 20)}`, async () => {
      const input = findInput(page, name);
      await input.fill('Other1');
      await input.fill(typed);
      await input.blur();
      await expect(input).toHaveAccessibleDescription(startsWith(message));
      await expect(field(page, name).getByText(message)).toBeVisible();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
    });
  }
}
