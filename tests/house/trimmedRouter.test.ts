import { expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** What the parts are for that the build leaves out: forms, calls by the router, redirects, and pages of a server. */
const LEFT_OUT = /^(Form|PrefetchPageLinks|redirect|useAction|useFetcher|useFormAction|useSubmit)/;

it('uses nothing of the router that the build leaves out', () => {
  const sources = sourceFiles('src', 'widgets').filter(([, text]) => text.includes("'react-router-dom'"));
  const names = sources.flatMap(([, text]) => {
    const [, imported = ''] = /import \{([^}]*)\} from 'react-router-dom'/.exec(text) ?? [];
    return imported.split(',').map((name) => name.trim().replace(/^type /, ''));
  });
  expect(names).toContain('createBrowserRouter');
  expect(names.filter((name) => LEFT_OUT.test(name))).toEqual([]);
  expect(sources.filter(([, text]) => /<Link[^>]*\bprefetch=/.test(text)).map(([file]) => file)).toEqual([]);
  const routes = sources.flatMap(([, text]) => (text.includes('createBrowserRouter(routes)') ? text : []));
  expect(routes).toHaveLength(1);
  expect(routes[0]).not.toMatch(/\b(action|loader|middleware):/);
});
