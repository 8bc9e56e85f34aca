import { join } from 'node:path';
import type { ChunkingContext } from 'rolldown';

/** The modules that a page starts from; all modules that they import statically belong to it too. */
const SIGN_IN = ['src/app/EntryApp.tsx', 'src/features/session/LoginPage.tsx'];
const ACCOUNT = [
  'src/features/account/RegisterPage.tsx',
  'src/features/account/ForgotPasswordPage.tsx',
  'src/features/account/ResetPasswordPage.tsx',
  'src/features/account/ConfirmEmailPage.tsx',
  'src/features/account/UndoEmailPage.tsx',
];
const FRAME = ['src/app/App.tsx', 'src/app/Shell.tsx', 'src/api/changeFeed.ts'];
const DASHBOARD = ['src/features/dashboard/DashboardPage.tsx'];
const COMPONENT_LIST = ['src/features/components/list/ListPage.tsx'];
const SELECTION = ['src/features/components/list/SelectionTools.tsx'];
const ACTIONS = [
  'src/features/components/actions/CopyDialog.tsx',
  'src/features/components/actions/duplicateAndEdit.ts',
  'src/features/components/actions/exportComponent.ts',
];
const SEARCH = ['src/model/readSearch.ts'];
const PROJECT_LIST = ['src/features/projects/list/ListPage.tsx'];
const EDITOR = [
  'src/features/components/editor/DetailPage.tsx',
  // Imported by compiled kinds.
  'src/model/calculate.ts',
];
const FIELD_PARTS = ['src/engine/RowsField.tsx', 'src/engine/VariantField.tsx'];
const CREATE = ['src/features/components/wizard/CreateDialog.tsx'];
const COMPONENT_DIALOG = ['src/features/components/editor/ComponentDialogHost.tsx'];
const PROJECT = ['src/features/projects/page/ProjectPage.tsx'];
const WIZARD = ['src/features/components/wizard/WizardDialog.tsx'];
const SMALL_DIALOGS = ['src/library/NameDialog.tsx', 'src/features/projects/list/ProjectDialog.tsx'];
const POPUPS = [
  'src/ui/OpenMenu.tsx',
  'src/ui/OpenDialog.tsx',
  'src/ui/DropPopup.tsx',
  'src/ui/HoverPopover.tsx',
  'src/ui/TooltipPopup.tsx',
  'src/ui/LoadingOverlay.tsx',
];
const CHARTS = ['widgets/CurveChart.tsx'];

/**
 * The files that pages load, from what the first page needs to what the last one needs. A module belongs to the first
 * layer all of whose pages need it, so that a page loads one file for each layer instead of one for each set of pages
 * that share something.
 */
const LAYERS: readonly (readonly [file: string, ...pages: (readonly string[])[]])[] = [
  ['start', ['index.html']],
  // Nearly every page starts with one of these two.
  ['start', SIGN_IN, [...FRAME, ...COMPONENT_LIST, ...PROJECT_LIST]],
  ['lines', SIGN_IN, [...EDITOR, ...COMPONENT_DIALOG, ...WIZARD, ...SMALL_DIALOGS]],
  ['signIn', SIGN_IN],
  ['calls', ACCOUNT, [...FRAME, ...COMPONENT_LIST, ...PROJECT_LIST]],
  ['units', SEARCH, [...EDITOR, ...WIZARD]],
  ['smallForms', ACCOUNT, [...EDITOR, ...WIZARD, ...SMALL_DIALOGS]],
  ['account', ACCOUNT],
  ['frame', FRAME],
  ['controls', POPUPS, EDITOR],
  ['popups', POPUPS],
  ['records', [...EDITOR, ...COMPONENT_DIALOG, ...FIELD_PARTS], [...COMPONENT_LIST, ...DASHBOARD]],
  ['lists', COMPONENT_LIST, [...PROJECT_LIST, ...DASHBOARD]],
  ['componentList', COMPONENT_LIST],
  ['actions', ACTIONS],
  ['actions', [...EDITOR, ...COMPONENT_DIALOG], [...PROJECT_LIST, ...SELECTION]],
  ['bulk', SELECTION, PROJECT_LIST],
  ['projectList', PROJECT_LIST],
  ['dashboard', DASHBOARD],
  ['create', CREATE, [...EDITOR, ...COMPONENT_DIALOG]],
  ['forms', EDITOR, WIZARD],
  ['editor', EDITOR],
  ['componentDialog', COMPONENT_DIALOG],
  ['wizard', WIZARD],
  ['project', PROJECT],
  ['smallDialogs', SMALL_DIALOGS],
  ['charts', CHARTS],
];

/** The parts of the page that change least, so that browsers keep them over many releases. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

const ICONS = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;

/** Returns a function that names the client file that a module goes into; null leaves it to the bundler. */
export function chunkLayers(): (id: string, context: ChunkingContext) => string | null {
  let layers: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    layers ??= findLayers(context);
    return layers.get(id) ?? null;
  };
}

function findLayers(context: ChunkingContext): Map<string, string> {
  const found = new Map<string, string>();
  for (const [layer, ...pages] of LAYERS) {
    const [first = new Set<string>(), ...rest] = pages.map((roots) => reach(roots, context));
    for (const id of first) {
      if (found.has(id) || !rest.every((needed) => needed.has(id))) continue;
      found.set(id, REACT.test(id) ? 'react' : layer);
    }
  }
  return found;
}

/** Returns these modules and all that they import, directly or indirectly. */
function reach(roots: readonly string[], context: ChunkingContext): Set<string> {
  const found = new Set<string>();
  const waiting = roots.map((root) => join(import.meta.dirname, root));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...listImports(id, context));
  }
  return found;
}

/** Returns the modules that this one imports; of the index of all icons only those that it names. */
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
