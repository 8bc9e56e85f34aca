import { DOCTORS, doctorAnswers } from './doctors.ts';
import { expect, test } from './fixtures.ts';
import { addressesOfAll, expectSound } from './soundPages.ts';
import { LONG } from './tags.ts';

const names = Object.keys(DOCTORS);
const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

test('answers off the contract crash no page, each call answering in its own odd way', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  const pages = await addressesOfAll(api, unique);
  await doctorAnswers(signedIn, (call) => {
    // The same call differs in the same way in every run.
    const letters = [...call.replace(UUID, '')].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
    return DOCTORS[names[letters % names.length] ?? ''] ?? ((answer) => answer);
  });
  for (const address of pages) await expectSound(signedIn, address);
});

test('a page that crashed reloads its data on Try Again', { tag: LONG }, async ({ signedIn, complaints }) => {
  complaints.expect(/./);
  // No known answer crashes a page, so a date throws when it is formatted.
  await signedIn.addInitScript(() => {
    const format = Intl.DateTimeFormat.prototype.formatToParts;
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      configurable: true,
      get() {
        if (sessionStorage.getItem('healed'))
          return (date: Date) =>
            format
              .call(this, date)
              .map((p) => p.value)
              .join('');
        throw new Error('This date cannot be written out');
      },
    });
  });
  await signedIn.goto('/components');
  await expect(signedIn.getByText("We're sorry, but something unexpected happened.")).toBeVisible();
  await signedIn.evaluate(() => sessionStorage.setItem('healed', 'yes'));
  const again = signedIn.waitForRequest('**/api/v2/components/?*');
  await signedIn.getByRole('button', { name: 'Try Again' }).click();
  await again;
  await expect(signedIn.getByText(/component\(s\) total/)).toBeVisible();
});
