import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const ENTRY = 'src/app/EntryApp.tsx';
const FRAME = ['src/app/App.tsx', 'src/app/Shell.tsx', 'src/api/changeFeed.ts'];
const ID = '[0-9a-f-]{36}';

/** The modules that pages import dynamically before they are shown, by the pattern of their addresses. */
const PAGES: readonly (readonly [pattern: string, modules: readonly string[]])[] = [
  ['/login', [ENTRY, 'src/features/session/LoginPage.tsx']],
  ['/dashboard', [...FRAME, 'src/features/dashboard/DashboardPage.tsx']],
  ['/(?:templates/)?components', [...FRAME, 'src/features/components/list/ListPage.tsx']],
  ['/(?:templates/)?projects', [...FRAME, 'src/features/projects/list/ListPage.tsx']],
  [`/components/${ID}`, [...FRAME, 'src/features/components/editor/DetailPage.tsx']],
  [`/projects/${ID}`, [...FRAME, 'src/features/projects/page/ProjectPage.tsx']],
];

/**
 * Writes preloads.json: for the addresses of the main pages, the value of the Link header with which the server makes
 * browsers load all their files at once, where each file would else be known only when the one before it has run.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const pages = PAGES.map(([pattern, modules]) => {
        const needed = new Set(modules.flatMap((module) => reach(findChunk(module, chunks), chunks)));
        return { pattern: `^${pattern}/?$`, link: [...needed].flatMap(describe).join(', ') };
      });
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(pages) });
    },
  };
}

type Chunk = Rolldown.OutputChunk;

function findChunk(module: string, chunks: readonly Chunk[]): Chunk {
  const id = join(import.meta.dirname, module);
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (!chunk) throw new Error(`No file of the client contains ${module}: adapt vite.preloads.ts to the pages.`);
  return chunk;
}

/** Returns a chunk and all that it imports, directly or indirectly. */
function reach(chunk: Chunk, chunks: readonly Chunk[], found = new Set<Chunk>()): Chunk[] {
  if (!found.has(chunk)) {
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) reach(imported, chunks, found);
    }
  }
  return [...found];
}

/** Returns the links to a chunk and to its styles; index.html itself names those of the entry. */
function describe({ fileName, isEntry, viteMetadata }: Chunk): string[] {
  if (isEntry) return [];
  const styles = [...(viteMetadata?.importedCss ?? [])];
  return [
    `</${fileName}>; rel=modulepreload`,
    ...styles.map((style) => `</${style}>; rel=preload; as=style; crossorigin`),
  ];
}
