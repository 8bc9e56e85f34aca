import { _, type CodeKeywordDefinition, type KeywordCxt, Name, stringify } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { CompiledCheck } from '#model/compiledValidator.ts';
import { findMapFaults } from '#model/mapFaults.ts';
import * as rules from '#model/rules.ts';
import { branchRules } from './branchRules.ts';

const RULES_MODULE = '#model/rules.ts';
const MAPS_MODULE = '#model/mapFaults.ts';
const BRANCHES_MODULE = '#model/judgeBranches.ts';
const RULES = { ...rules };

export interface CompiledModule {
  /** Text of an ES module that exports the checks by name; it calls no eval. */
  code: string;
  /** The same checks as functions. */
  checks: Record<string, CompiledCheck>;
}

/**
 * Compiles one check per schema; `isStrict: false` allows unknown keywords, as the schema of a document may have them.
 */
export function compileValidators(
  schemas: Record<string, object>,
  { isStrict = true }: { isStrict?: boolean } = {},
): CompiledModule {
  const ajv = validatorCompiler(isStrict);
  const checks: Record<string, CompiledCheck> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(schema, name);
    checks[name] = ajv.compile(schema);
  }
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
  const code = importRequired(standaloneCode(ajv, names));
  return { code: isStrict ? code : code.replaceAll(SCHEMA_PATHS, ''), checks };
}

/** The schema path of an error: unused, yet a fifth of a document's compiled check. */
const SCHEMA_PATHS = /,schemaPath:"(?:[^"\\]|\\.)*"/g;

// The keywords of compiled schemas are the rules of src/model, called with the value and the values beside it.
function validatorCompiler(isStrict: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strictTypes: false,
    ...(isStrict ? {} : { strictSchema: false, strictTuples: false }),
    messages: false,
    // Codegen makes these schemas, so they need no check.
    meta: false,
    validateSchema: false,
    code: { source: true, esm: true, optimize: 2 },
  });
  for (const keyword of TEXT_RULES) {
    ajv.addKeyword({
      keyword,
      type: 'string',
      code: (cxt) => cxt.pass(_`${call(cxt, keyword)}(${cxt.data})`),
    });
  }
  ajv.addKeyword({
    keyword: 'hasLength',
    type: 'string',
    code: (cxt) => cxt.pass(_`${call(cxt, 'hasLength')}(${cxt.data}, ${cxt.schema})`),
  });
  ajv.addKeyword({
    keyword: 'isGiven',
    code: (cxt) => cxt.pass(_`${call(cxt, 'isGiven')}(${cxt.data})`),
  });
  ajv.addKeyword(uniqueRows());
  ajv.addKeyword(mapRule());
  for (const rule of branchRules) ajv.addKeyword(rule);
  for (const keyword of ['matchesLength', 'isSameText'] as const) ajv.addKeyword(siblingRule(keyword, 'string'));
  for (const keyword of ['isBelow', 'isAtMost'] as const) ajv.addKeyword(siblingRule(keyword, 'number'));
  return ajv;
}

const TEXT_RULES = [
  'isNumberList',
  'isPercentageList',
  'isRising',
  'isFilled',
  'isEmail',
  'isVisible',
  'isPlainLine',
  'isStorable',
] as const;

/** One error for the whole table, which `compiledValidator` turns into one for each repeated row. */
function uniqueRows(): CodeKeywordDefinition {
  return {
    keyword: 'isUnique',
    type: 'array',
    error: { message: 'isUnique', params: ({ params }) => _`{repeated: ${params.repeated}}` },
    code(cxt: KeywordCxt) {
      const { gen, data, schema } = cxt;
      const columns: string[] = schema;
      const repeated = gen.const('repeated', _`${call(cxt, 'findRepeatedRows')}(${data}, ${stringify(columns)})`);
      cxt.setParams({ repeated });
      cxt.fail(_`${repeated}.length > 0`);
    },
  };
}

/** One error for the whole map, which `compiledValidator` turns into one for each faulty cell. */
function mapRule(): CodeKeywordDefinition {
  return {
    keyword: 'isMap',
    type: 'object',
    error: { message: 'isMap', params: ({ params }) => _`{faults: ${params.faults}}` },
    code(cxt: KeywordCxt) {
      const { gen, data, schema } = cxt;
      const find = gen.scopeValue('func', {
        ref: findMapFaults,
        code: _`require("#model/mapFaults.ts").findMapFaults`,
      });
      const faults = gen.const('faults', _`${find}(${data}, ${stringify(schema)})`);
      cxt.setParams({ faults });
      cxt.fail(_`${faults}.length > 0`);
    },
  };
}

interface Sibling {
  other: string;
  message?: string;
}

function siblingRule(keyword: keyof typeof RULES, type: 'string' | 'number'): CodeKeywordDefinition {
  return {
    keyword,
    type,
    error: { message: keyword, params: ({ params }) => _`${params.params}` },
    code(cxt: KeywordCxt) {
      const siblings: Sibling[] = [cxt.schema].flat();
      const { parentData } = cxt.it;
      for (const { other, message } of siblings) {
        cxt.setParams({
          params: message === undefined ? _`{other: ${other}}` : _`{other: ${other}, message: ${message}}`,
        });
        cxt.pass(_`${call(cxt, keyword)}(${cxt.data}, ${parentData}[${other}])`);
      }
    },
  };
}

function call({ gen }: KeywordCxt, rule: keyof typeof RULES): Name {
  return gen.scopeValue('func', { ref: RULES[rule], code: _`require("#model/rules.ts").${new Name(rule)}` });
}

// Ajv writes `require` even into ES modules; and its own length counter is CommonJS, which a dev server can't serve.
function importRequired(code: string): string {
  const imports = new Map<string, string[]>();
  const body = code.replaceAll(
    /const ([\w$]+) = require\("([^"]+)"\)\.(\w+);/g,
    (_match, local: string, module: string, name: string) => {
      const needed = OWN_MODULES.has(module) ? { from: module, exported: name } : RUNTIME[module];
      if (!needed) throw new Error(`A compiled validator needs ${module}, which has no counterpart in src/model`);
      const { from, exported } = needed;
      imports.set(from, [...(imports.get(from) ?? []), `${exported} as ${local}`]);
      return '';
    },
  );
  const head = [...imports].map(([from, names]) => `import { ${names.sort().join(', ')} } from '${from}';\n`).sort();
  return head.join('') + body.replace('"use strict";', '').trim();
}

const OWN_MODULES = new Set([RULES_MODULE, MAPS_MODULE, BRANCHES_MODULE]);
/** Our counterparts of functions that Ajv provides. */
const RUNTIME: Record<string, { from: string; exported: string }> = {
  'ajv/dist/runtime/ucs2length': { from: RULES_MODULE, exported: 'codePointLength' },
  'ajv/dist/runtime/equal': { from: '#model/isDeepEqual.ts', exported: 'isDeepEqual' },
};
