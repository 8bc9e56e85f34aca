import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { mountToPaint } from '../form/mountToPaint.tsx';
import { offerContestant } from '../form/offerContestant.ts';
import { sampleSchema, sampleValues } from '../form/sampleForm.ts';

/** RJSF by default settings, checking at every key. */
offerContestant({
  mount: (sample) => {
    const schema: RJSFSchema = { ...sampleSchema(sample) };
    return mountToPaint(() => (
      <Form schema={schema} formData={sampleValues(sample)} validator={validator} liveValidate />
    ));
  },
});
