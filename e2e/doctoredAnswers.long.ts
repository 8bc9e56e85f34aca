import { DOCTORS, doctorAnswers } from './doctors.ts';
import { test } from './fixtures.ts';
import { addressesOfAll, expectSound } from './soundPages.ts';

for (const [name, doctor] of Object.entries(DOCTORS)) {
  test(`answers with ${name} crash no page`, async ({ signedIn, api, unique }) => {
    const addresses = await addressesOfAll(api, unique);
    await doctorAnswers(signedIn, () => doctor);
    for (const address of addresses) await expectSound(signedIn, address);
  });
}
