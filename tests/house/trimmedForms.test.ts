import { expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

it('validates and submits no form by the methods that the build leaves out', () => {
  const forms = sourceFiles('src', 'widgets').filter(([, text]) => /import Form\b.* from '@rjsf\/core'/.test(text));
  expect(forms.map(([file]) => file)).toEqual(['src/engine/SchemaForm.tsx']);
  for (const [, text] of forms) {
    for (const setting of ['noValidate', 'showErrorList={false}', 'tagName="div"']) expect(text).toContain(setting);
    expect(text).not.toMatch(/\b(omitExtraData|liveOmit|liveValidate|onSubmit)\b/);
  }
});
