// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { openForm } from './openForm.tsx';
import { SENSOR, STORED } from './rowForms.ts';

afterEach(cleanup);
it('draws', async () => {
  const { store } = await openForm(SENSOR, STORED);
  console.log([...document.querySelectorAll('[data-field]')].map((e) => e.getAttribute('data-field')).join('\n'));
  console.log(JSON.stringify(store.payload()));
});
