import '#app/theme.css';
import { sampleKinds } from 'virtual:sample-kinds';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { DraftStore } from '#model/DraftStore.ts';
import { mountToPaint } from './mountToPaint.tsx';
import { offerContestant } from './offerContestant.ts';
import { sampleValues } from './sampleForm.ts';

let store: DraftStore | undefined;

offerContestant({
  mount: (sample) =>
    mountToPaint(() => {
      const kind = sampleKinds.get(sample.name);
      if (!kind) throw new Error(`There is no sample kind ${sample.name}`);
      store = new DraftStore({ kind, mode: 'edit', values: { name: 'Sample', ...sampleValues(sample) } });
      return <SchemaForm store={store} tab="general" />;
    }),
  check: () => {
    const begin = performance.now();
    store?.validateNow();
    return performance.now() - begin;
  },
});
