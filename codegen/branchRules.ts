import { _, type CodeKeywordDefinition, type KeywordCxt, Name, str } from 'ajv';
import { judgeBranches } from '#model/judgeBranches.ts';

/** Keywords that check like `oneOf` and `anyOf`, but report only the errors of the closest branch. */
export const branchRules: readonly CodeKeywordDefinition[] = (['fitsOne', 'fitsAny'] as const).map((keyword) => ({
  keyword,
  schemaType: 'array',
  trackErrors: true,
  code: (cxt) => writeBranches(cxt, keyword),
}));

function writeBranches(cxt: KeywordCxt, keyword: 'fitsOne' | 'fitsAny'): void {
  const { gen, it } = cxt;
  const branches: unknown[] = cxt.schema;
  const start = gen.const('start', ERRORS);
  const ends = gen.const('ends', _`[]`);
  const fitting = gen.let('fitting', 0);
  const fits = gen.name('fits');
  for (const index of branches.keys()) {
    const branch = cxt.subschema({ keyword, schemaProp: index, compositeRule: true }, fits);
    gen.if(fits, () => {
      gen.code(_`${fitting}++`);
      cxt.mergeEvaluated(branch, Name);
    });
    gen.code(_`${ends}.push(${ERRORS})`);
  }
  const judge = gen.scopeValue('func', {
    ref: judgeBranches,
    code: _`require("#model/judgeBranches.ts").judgeBranches`,
  });
  const path = str`${new Name('instancePath')}${it.errorPath}`;
  cxt.result(
    keyword === 'fitsOne' ? _`${fitting} === 1` : _`${fitting} > 0`,
    () => cxt.reset(),
    () => {
      const found = _`{errors: ${ALL_ERRORS}, start: ${start}, ends: ${ends}, fitting: ${fitting}, path: ${path}}`;
      gen.assign(ALL_ERRORS, _`${judge}(${found})`);
      gen.assign(ERRORS, _`${ALL_ERRORS}.length`);
    },
  );
}

// The names of a compiled function's own variables: how many errors there are, and the errors, or null.
const ERRORS = new Name('errors');
const ALL_ERRORS = new Name('vErrors');
