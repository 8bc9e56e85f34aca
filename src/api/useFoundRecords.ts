import { useRead } from './swr.ts';
import { type ComponentListItem, readComponents, useComponents } from './useComponents.ts';
import { type Project, readProjects, useProjects } from './useProjects.ts';

/** The most rows of a long list that a search shows. */
const MOST = 20;

/**
 * Reads what the command palette may find: all entries of short lists, for the caller to search, and of long ones the
 * server's matches.
 */
export function useFoundRecords(search: string) {
  const plain = useFoundComponents(search, false);
  const templates = useFoundComponents(search, true);
  const projects = useFoundProjects(search, false);
  const projectTemplates = useFoundProjects(search, true);
  const reads = [plain, templates, projects, projectTemplates];
  return {
    components: [...plain.rows, ...templates.rows],
    projects: [...projects.rows, ...projectTemplates.rows],
    isLoading: reads.some(({ isLoading }) => isLoading),
    /** Something could not be read, so the result may be incomplete. */
    isPart: reads.some(({ error }) => error !== undefined && error.status !== 401),
  };
}

function useFoundComponents(search: string, templates: boolean) {
  const { data: whole, isLong, error, isLoading } = useComponents({ templates });
  const found = useRead({
    key: isLong && search !== '' ? ['components/found', templates, search] : undefined,
    read: async () => (await readComponents(templates, { words: search, sort: '-updated_at' }, { limit: MOST })).rows,
  });
  const rows: readonly ComponentListItem[] = whole ?? found.data ?? [];
  return { rows, isLoading: isLoading || found.isLoading, error: error ?? found.error };
}

function useFoundProjects(search: string, templates: boolean) {
  const { data: whole, isLong, error, isLoading } = useProjects({ templates });
  const found = useRead({
    key: isLong && search !== '' ? ['projects/found', templates, search] : undefined,
    read: async () => (await readProjects(templates, { search, sort: '-updated_at' }, { limit: MOST })).rows,
  });
  const rows: readonly Project[] = whole ?? found.data ?? [];
  return { rows, isLoading: isLoading || found.isLoading, error: error ?? found.error };
}
