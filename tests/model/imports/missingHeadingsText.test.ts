import { expect, it } from 'vitest';
import { missingHeadingsText } from '#model/imports/missingHeadingsText.ts';

it('a heading that a table lacks is named, with all that it has', () => {
  expect(missingHeadingsText(['Capacity'], ['Name', 'COP'])).toEqual({
    reason: 'lacks "Capacity".',
    fix: 'Its headings are "Name", "COP".',
  });
});

it('the nearest heading is offered', () => {
  expect(missingHeadingsText(['Power'], ['Name', 'Powr'])).toEqual({
    reason: 'lacks "Power".',
    fix: 'Did you mean "Powr"? Its headings are "Name", "Powr".',
  });
});

it('the nearest headings are offered for each of several, and each of them once', () => {
  expect(missingHeadingsText(['Power', 'Powers', 'Height', 'Maker'], ['Powr', 'Hieght'])).toEqual({
    reason: 'lacks "Power", "Powers", "Height", "Maker".',
    fix: 'Did you mean "Powr" for "Power"? Did you mean "Hieght" for "Height"? Its headings are "Powr", "Hieght".',
  });
  expect(missingHeadingsText(['Power', 'Maker'], ['Powr']).fix).toBe(
    'Did you mean "Powr" for "Power"? Its headings are "Powr".',
  );
});

it.each([
  ['COP', 'CoP', 'Its headings are "CoP".'],
  ['COPs', 'CoPs', 'Did you mean "CoPs"? Its headings are "CoPs".'],
])('a heading has to be longer than three characters: %s', (missing, name, fix) => {
  expect(missingHeadingsText([missing], [name]).fix).toBe(fix);
});
