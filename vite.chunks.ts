import { join } from 'node:path';
import type { ChunkingContext } from 'rolldown';

/**
 * What pages load together, from what the first page needs to what the last one needs. A module belongs to the first
 * layer that reaches it without a dynamic import, so that a page loads one file for each layer instead of one for each
 * set of pages that share something.
 */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  start: ['index.html', 'src/app/EntryApp.tsx', 'src/features/session/LoginPage.tsx'],
  account: [
    'src/features/account/RegisterPage.tsx',
    'src/features/account/ForgotPasswordPage.tsx',
    'src/features/account/ResetPasswordPage.tsx',
    'src/features/account/ConfirmEmailPage.tsx',
    'src/features/account/UndoEmailPage.tsx',
  ],
  frame: ['src/app/App.tsx', 'src/app/Shell.tsx', 'src/ui/LoadingOverlay.tsx'],
  lists: [
    'src/features/dashboard/DashboardPage.tsx',
    'src/features/components/list/ListPage.tsx',
    'src/features/projects/list/ListPage.tsx',
  ],
  forms: [
    'src/features/components/editor/DetailPage.tsx',
    'src/features/components/editor/ComponentDialogHost.tsx',
    'src/features/components/wizard/WizardDialog.tsx',
    'src/features/projects/page/ProjectPage.tsx',
  ],
  charts: ['widgets/CurveChart.tsx', 'widgets/OverlayChart.tsx'],
};

/** The parts of the page that change least, so that browsers keep them over many releases. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

const ICONS = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;

/** Names the file of the client that a module goes into; null leaves it to the bundler. */
export function chunkLayers(): (id: string, context: ChunkingContext) => string | null {
  let layers: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    layers ??= findLayers(context);
    return layers.get(id) ?? null;
  };
}

function findLayers(context: ChunkingContext): Map<string, string> {
  const found = new Map<string, string>();
  for (const [layer, roots] of Object.entries(LAYERS)) {
    const waiting = roots.map((root) => join(import.meta.dirname, root));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.set(id, REACT.test(id) ? 'react' : layer);
      waiting.push(...listImports(id, context));
    }
  }
  return found;
}

/** The modules that this one needs; of the index of all icons those that it names. */
function listImports(id: string, context: ChunkingContext): string[] {
  const info = context.getModuleInfo(id);
  return (info?.importedIds ?? []).flatMap((imported) =>
    ICONS.test(imported)
      ? listIcons(info?.code ?? '', context.getModuleInfo(imported)?.code ?? '', imported)
      : imported,
  );
}

function listIcons(code: string, index: string, indexId: string): string[] {
  const [, names = ''] = /import \{([^}]*)\} from ['"]lucide-react['"]/.exec(code) ?? [];
  return names.split(',').flatMap((name) => {
    const [exported = ''] = name.trim().split(/\s+/);
    const file = new RegExp(`default as ${exported}\\b[^}]*\\} from ['"]\\./([^'"]+)`).exec(index)?.[1];
    return exported && file ? join(indexId, '..', file) : [];
  });
}
