import '#app/theme.css';
import { sampleKinds } from 'virtual:sample-kinds';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { SourceContext, type SourceDisplay } from '#engine/sourceContext.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { mountToPaint } from './mountToPaint.tsx';
import { offerContestant } from './offerContestant.ts';
import { sampleSources, sampleValues } from './sampleForm.ts';

/** As in the editor: each value has the mark of its source. */
const SOURCES: SourceDisplay = { show: () => {}, isReadOnly: false };

let store: DraftStore | undefined;

offerContestant({
  mount: (sample) =>
    mountToPaint(() => {
      const kind = sampleKinds.get(sample.name);
      if (!kind) throw new Error(`There is no sample kind ${sample.name}`);
      const values = { name: 'Sample', ...sampleValues(sample), sources: sampleSources(sample) };
      store = new DraftStore({ kind, mode: 'edit', values });
      const form = <SchemaForm store={store} tab="general" />;
      return sample.hasSources ? <SourceContext value={SOURCES}>{form}</SourceContext> : form;
    }),
  check: () => {
    const begin = performance.now();
    store?.validateNow();
    return performance.now() - begin;
  },
});
