import { describe, expect, it } from 'vitest';
import { getSavedView, toViewQuery, toViewSearch } from '#model/viewAddress.ts';

describe('a saved view', () => {
  it.each([
    ['', ''],
    ['?q=wind%20park&kind=wind', 'kind=wind&q=wind+park'],
    ['?sort=name&page=3&kind=pv', 'kind=pv&sort=name'],
    ['?view=1234&saved=5678&favourites=1', 'favourites=1'],
    ['?q=%3Cb%3E%26%20%C3%84', 'q=%3Cb%3E%26+%C3%84'],
  ])('keeps of %j what does not pass', (search, query) => {
    expect(toViewQuery(search)).toBe(query);
    expect(query).toMatch(/^[A-Za-z0-9._~!$&'()*+,;=:@/?%-]*$/);
  });

  it('is named by the address that it is opened by', () => {
    const search = toViewSearch({ id: 'a&b', query: 'kind=wind&q=x' });
    expect(getSavedView(search)).toBe('a&b');
    expect(toViewQuery(search)).toBe('kind=wind&q=x');
    expect(getSavedView(toViewSearch(undefined))).toBeUndefined();
    expect(getSavedView('?saved=')).toBeUndefined();
  });
});
