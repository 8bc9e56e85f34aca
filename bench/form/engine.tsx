import '#app/theme.css';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { form as sample48 } from '#generated/forms/sample_48.ts';
import { form as sample200 } from '#generated/forms/sample_200.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { mountToPaint, unmount } from './mountToPaint.tsx';
import { sampleValues } from './sampleForm.ts';

const kinds = new Map([
  [48, sample48],
  [200, sample200],
]);
let store: DraftStore | undefined;

window.contestant = {
  mount: (count) =>
    mountToPaint(() => {
      const kind = kinds.get(count);
      if (!kind) throw new Error(`There is no sample form of ${count} fields`);
      store = new DraftStore({ kind, mode: 'edit', values: sampleValues(count) });
      return <SchemaForm store={store} tab="form" label={kind.definition.title} />;
    }),
  unmount,
  check: () => {
    const begin = performance.now();
    store?.validateNow();
    return performance.now() - begin;
  },
};
