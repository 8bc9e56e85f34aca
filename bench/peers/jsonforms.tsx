import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { mountToPaint } from '../form/mountToPaint.tsx';
import { offerContestant } from '../form/offerContestant.ts';
import { sampleSchema, sampleValues } from '../form/sampleForm.ts';

/** JSON Forms by default settings, with its plain renderers, checking at every key. */
offerContestant({
  mount: (sample) => {
    const schema = sampleSchema(sample);
    return mountToPaint(() => (
      <JsonForms schema={schema} data={sampleValues(sample)} renderers={vanillaRenderers} cells={vanillaCells} />
    ));
  },
});
