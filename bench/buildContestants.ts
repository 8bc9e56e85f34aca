import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type PluginOption } from 'vite';

const PROJECT = new URL('../', import.meta.url);

interface Contestants {
  folder: string;
  /** URL of each contestant's page script, by name. */
  entries: Readonly<Record<string, string>>;
  plugins?: PluginOption[];
}

/** Builds one production script per contestant into the folder, with the app's build settings. */
export async function buildContestants({ folder, entries, plugins = [] }: Contestants): Promise<void> {
  await build({
    root: fileURLToPath(PROJECT),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...plugins, react()],
    resolve: {
      alias: {
        'markdown-to-jsx/react': fileURLToPath(new URL('src/engine/PlainMarkdown.tsx', PROJECT)),
        '#model': fileURLToPath(new URL('src/model', PROJECT)),
      },
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, url]) => [name, fileURLToPath(url)])),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
}
