import { Box, Folder } from 'lucide-react';
import { useHasSession } from '#api/sessionStore.ts';
import { useComponentListing } from '#api/useComponents.ts';
import { useProjectListing } from '#api/useProjects.ts';
import { addresses } from '#model/addresses.ts';
import { ChoicePage } from './ChoicePage.tsx';

/** /templates: links to both types of templates, with their numbers. */
export function TemplatesPage() {
  const hasSession = useHasSession();
  const projects = useProjectListing({ templates: true });
  const components = useComponentListing({ templates: true });
  const countRows = ({ data, error }: { data?: { total: number } | undefined; error?: unknown }) =>
    hasSession && !error ? (data?.total ?? 'loading') : undefined;
  return (
    <ChoicePage
      title="Templates"
      text="Starting points for projects and components that you use again and again."
      choices={[
        {
          to: addresses.projectTemplates,
          icon: Folder,
          title: 'Project templates',
          text: 'Whole systems to start a project from.',
          count: countRows(projects),
        },
        {
          to: addresses.componentTemplates,
          icon: Box,
          title: 'Component templates',
          text: 'Components with their values filled in.',
          count: countRows(components),
        },
      ]}
    />
  );
}
