import { FileBox, FolderInput } from 'lucide-react';
import { routes } from '#model/routes.ts';
import { ChoicePage } from './ChoicePage.tsx';

/** /import: the way to both imports. */
export function ImportPage() {
  return (
    <ChoicePage
      title="Import"
      text="Take over what was exported as a JSON file."
      choices={[
        {
          to: routes.importProject,
          icon: FolderInput,
          title: 'Import Project',
          text: 'A project with its components.',
        },
        { to: routes.importComponent, icon: FileBox, title: 'Import Component', text: 'One component or several.' },
      ]}
    />
  );
}
