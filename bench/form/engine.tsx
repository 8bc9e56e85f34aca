import '#app/theme.css';
import { sampleForms } from 'virtual:sample-forms';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { DraftStore } from '#model/DraftStore.ts';
import { mountToPaint } from './mountToPaint.tsx';
import { offerContestant } from './offerContestant.ts';
import { sampleValues } from './sampleForm.ts';

let store: DraftStore | undefined;

offerContestant({
  mount: (count) =>
    mountToPaint(() => {
      const kind = sampleForms.get(count);
      if (!kind) throw new Error(`There is no sample form of ${count} fields`);
      store = new DraftStore({ kind, mode: 'edit', values: sampleValues(count) });
      return <SchemaForm store={store} tab="form" />;
    }),
  check: () => {
    const begin = performance.now();
    store?.validateNow();
    return performance.now() - begin;
  },
});
