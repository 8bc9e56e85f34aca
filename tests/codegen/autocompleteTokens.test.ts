import { expect, it } from 'vitest';
import { autocompleteTokens } from '#codegen/autocompleteTokens.ts';

// The autofill field names of the HTML standard, apart from those of payment cards.
const STANDARD = `off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname
  username new-password current-password one-time-code organization-title organization street-address address-line1
  address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name
  postal-code transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo tel
  tel-country-code tel-national tel-area-code tel-local tel-extension email impp`;

it('the autofill tokens of the HTML standard are known', () => {
  expect(autocompleteTokens).toEqual(STANDARD.split(/\s+/));
});
