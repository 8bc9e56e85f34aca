import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { UNUSED_TEMPLATES } from './src/engine/unusedTemplates.ts';

interface Trim {
  /** The module's path inside node_modules. */
  file: RegExp;
  /** Code that only helps developers, or serves uses that this app doesn't have. */
  without: RegExp;
  instead: string;
}

/** The module of a template has its name, or that without its last word. */
const UNUSED_IMPORTS = UNUSED_TEMPLATES.map((name) => name.replace(/Template$/, '(?:Template)?')).join('|');
const UNUSED_ENTRIES = UNUSED_TEMPLATES.join('|');

const ROUTER = /react-router\/dist\/production\/chunk-\w+\.mjs$/;

/** Functions of the router that no page calls: its pages load themselves, have no actions, and are all known at the start. */
const UNUSED_OF_ROUTER = [
  // Calls and forms that the router would send, and redirects of their answers.
  'fetch2',
  'handleAction',
  'startRedirectNavigation',
  // Routes that become known later, and observers of routes.
  'discoverRoutes',
  'patchRoutesImpl',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
  // Pages that a server renders.
  'deserializeErrors',
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'decodeRouteErrorResponseDigest',
];

/**
 * Methods of RJSF's form that no page calls: drafts are validated and submitted elsewhere. `onSubmit` stays, as it receives
 * the submits of dialogs inside the form, and ignores them.
 */
const UNUSED_OF_FORM = [
  'focusFirstError',
  'focusOnError',
  'liveValidate',
  'omitExtraData',
  'renderErrors',
  'reset',
  'submit',
  'validate',
  'validateForm',
  'validateFormWithFormData',
  'validateSubmission',
  'validateWithExtraErrors',
];

/** Replaces code that must not be reached. */
const LEFT_OUT = `throw new Error('vite.trim.ts leaves this out');`;

const TRIMS: readonly Trim[] = [
  // The theme replaces all widgets but the one of a hidden field.
  {
    file: /@rjsf\/core\/lib\/components\/widgets\/index\.js$/,
    without: /^import (?!HiddenWidget\b)\w+ from .*$|^ {8}(?!HiddenWidget\b)\w+Widget,$/gm,
    instead: '',
  },
  {
    file: /@rjsf\/core\/lib\/components\/templates\/index\.js$/,
    without: new RegExp(`^import (?:${UNUSED_IMPORTS}) from .*$|^ {8}(?:${UNUSED_ENTRIES})(?:: .*)?,$`, 'gm'),
    instead: '',
  },
  // Templates do the layout here; no schema uses RJSF's layout fields. The theme has its own fields of rows, variants and numbers.
  {
    file: /@rjsf\/core\/lib\/components\/fields\/index\.js$/,
    without:
      /^import (?:Layout\w+|ArrayField|MultiSchemaField|NumberField) from .*$|^ {8}(?:Layout\w+|AnyOfField|ArrayField|NumberField|OneOfField)(?:: \w+)?,$/gm,
    instead: '',
  },
  ...UNUSED_OF_FORM.map((name) => ({
    file: /@rjsf\/core\/lib\/components\/Form\.js$/,
    without: new RegExp(`^( {4}${name}(?: = )?\\(.*\\{)$[\\s\\S]*?^ {4}\\}`, 'm'),
    instead: `$1 ${LEFT_OUT} }`,
  })),
  ...['omitExtraData', 'toPathSchema'].map((name) => ({
    file: new RegExp(`@rjsf/utils/lib/schema/${name}\\.js$`),
    without: new RegExp(`^(export default function ${name}\\(.*\\{)$[\\s\\S]*?^\\}`, 'm'),
    instead: `$1 ${LEFT_OUT} }`,
  })),
  // RJSF only resolves and compares some addresses, for which this library takes 16 KB.
  {
    file: /@rjsf\/utils\/lib\/findSchemaDefinition\.js$/,
    without: /^import UriResolver from 'fast-uri';$/m,
    instead: `import { addressResolver as UriResolver } from ${ownModule('src/engine/addressResolver.ts')};`,
  },
  // RJSF compares records, schemas and props, of which none needs what this library adds.
  {
    file: /@rjsf\/utils\/lib\/deepEquals\.js$/,
    without: /^import[\s\S]*$/,
    instead: `export { deepEquals as default } from ${ownModule('src/engine/deepEquals.ts')};`,
  },
  // A name, or a call that may have side effects, keeps components that nobody uses in the bundle.
  {
    file: ROUTER,
    without: /^\w+\.displayName = ".*";$/gm,
    instead: '',
  },
  {
    file: ROUTER,
    without: /= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g,
    instead: '= /* @__PURE__ */ ',
  },
  ...UNUSED_OF_ROUTER.map((name) => ({
    file: ROUTER,
    without: new RegExp(`^( *)((?:async )?function ${name}\\()[\\s\\S]*?^\\1\\}$`, 'm'),
    instead: `$1$2) { ${LEFT_OUT} }`,
  })),
  {
    file: ROUTER,
    without: /^(function warning\()[\s\S]*?^\}$/m,
    instead: '$1) {}',
  },
  // Messages for developers, as the last argument of a call.
  {
    file: ROUTER,
    without: /^ +(?:`[^`\n]{40,}`|"[^"\n]{40,}")\n(?= +\);$)/gm,
    instead: '',
  },
  // What the calls of the router would have to read again.
  {
    file: ROUTER,
    without: /^ {2}fetchLoadMatches\.forEach\(\(f, key\) => \{$[\s\S]*?^ {2}\}\);$/m,
    instead: '',
  },
  // What follows is for forms.
  {
    file: ROUTER,
    without: /^(function normalizeNavigateOptions\([\s\S]*?return \{ path \};\n {2}\})[\s\S]*?^\}$/m,
    instead: `$1 ${LEFT_OUT} }`,
  },
  // Charts draw straight lines between the points of one table.
  {
    file: /uplot\/dist\/uPlot\.esm\.js$/,
    without: /^\t(?:\(paths\.(?:stepped|bars|spline) +=.*|uPlot\.join = join;)$/gm,
    instead: '',
  },
];

/** Returns the address of a module of this app, as a literal. */
function ownModule(file: string): string {
  return JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));
}

/** Removes from libraries what this app never runs and the bundler can't detect. */
export function trimLibraries(): Plugin {
  const found = new Set<Trim>();
  return {
    name: 'trim-libraries',
    apply: 'build',
    transform(code, id) {
      const trims = TRIMS.filter(({ file }) => file.test(id));
      if (trims.length === 0) return null;
      const trimmed = trims.reduce((text, trim) => {
        const next = text.replace(trim.without, trim.instead);
        if (next !== text) found.add(trim);
        return next;
      }, code);
      // The client's files have no source maps.
      return { code: trimmed, map: null };
    },
    buildEnd(error) {
      const missing = error ? undefined : TRIMS.find((trim) => !found.has(trim));
      if (missing)
        this.error(`Nothing in ${missing.file} matches ${missing.without}: adapt vite.trim.ts to the library.`);
    },
  };
}
