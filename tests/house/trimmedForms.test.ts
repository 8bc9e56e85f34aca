import { readFileSync } from 'node:fs';
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

it('leaves out no handler that RJSF passes on, as events of dialogs inside a form reach it', () => {
  const [, list = ''] = /const UNUSED_OF_FORM = \[([^\]]*)\]/.exec(readFileSync('vite.trim.ts', 'utf8')) ?? [];
  const leftOut = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  const form = readFileSync('node_modules/@rjsf/core/lib/components/Form.js', 'utf8');
  const handlers = [...form.matchAll(/\bon[A-Z]\w*: this\.(\w+)/g)].map(([, name = '']) => name);
  expect(handlers).toContain('onSubmit');
  expect(leftOut.length).toBeGreaterThan(5);
  expect(leftOut.filter((name) => handlers.includes(name))).toEqual([]);
});
