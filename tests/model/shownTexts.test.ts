import { expect, it } from 'vitest';
import { currencyText } from '#model/currencyText.ts';
import { messageList } from '#model/messageList.ts';

it.each([
  ['{currency}/kW', 'USD', 'USD/kW'],
  ['{currency} per {currency}', 'CHF', 'CHF per CHF'],
  ['{currency}/kW', undefined, 'EUR/kW'],
  ['{currency}/kW', '', 'EUR/kW'],
  ['m/s', 'USD', 'm/s'],
])('%j in %s is %j', (text, currency, shown) => {
  expect(currencyText(text, currency)).toBe(shown);
});

it.each([
  [[], ''],
  [['name: taken'], 'name: taken'],
  [['name: taken', 'c: too high'], 'Please fix the following issues:\n• name: taken\n• c: too high'],
])('the messages %j are shown as %j', (messages, shown) => {
  expect(messageList(messages)).toBe(shown);
});
