import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Trim {
  /** The module's path inside node_modules. */
  file: RegExp;
  /** What is in its text for the reader of a development build, or for uses that this app doesn't have. */
  without: RegExp;
  instead: string;
}

const TRIMS: readonly Trim[] = [
  // The theme has all widgets but the one of a hidden field.
  {
    file: /@rjsf\/core\/lib\/components\/widgets\/index\.js$/,
    without: /^import (?!HiddenWidget\b)\w+ from .*$|^ {8}(?!HiddenWidget\b)\w+Widget,$/gm,
    instead: '',
  },
  // Layouts are the templates' here; no schema asks RJSF for one.
  {
    file: /@rjsf\/core\/lib\/components\/fields\/index\.js$/,
    without: /^import Layout\w+ from .*$|^ {8}Layout\w+,$/gm,
    instead: '',
  },
  // Of 16 KB that know all about addresses, RJSF resolves and compares some.
  {
    file: /@rjsf\/utils\/lib\/findSchemaDefinition\.js$/,
    without: /^import UriResolver from 'fast-uri';$/m,
    instead: `import { addressResolver as UriResolver } from ${JSON.stringify(
      fileURLToPath(new URL('./src/engine/addressResolver.ts', import.meta.url)),
    )};`,
  },
  // A name, or a call that might do something, keeps components that nobody uses.
  {
    file: /react-router\/dist\/development\/chunk-\w+\.mjs$/,
    without: /^\w+\.displayName = ".*";$/gm,
    instead: '',
  },
  {
    file: /react-router\/dist\/development\/chunk-\w+\.mjs$/,
    without: /= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g,
    instead: '= /* @__PURE__ */ ',
  },
];

/** Leaves out of libraries what this app never runs and the bundler can't know. */
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
      // What is left stays in its lines.
      return { code: trimmed, map: null };
    },
    buildEnd(error) {
      const missing = error ? undefined : TRIMS.find((trim) => !found.has(trim));
      if (missing)
        this.error(`Nothing in ${missing.file} matches ${missing.without}: adapt vite.trim.ts to the library.`);
    },
  };
}
