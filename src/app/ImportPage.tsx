import { FileBox, FolderInput } from 'lucide-react';
import { addresses } from '#model/addresses.ts';
import { ChoicePage } from './ChoicePage.tsx';

/** /import: links to both imports. */
export function ImportPage() {
  return (
    <ChoicePage
      title="Import"
      text="Import what was exported as a JSON file."
      choices={[
        {
          to: addresses.importProject,
          icon: FolderInput,
          title: 'Import Project',
          text: 'A project with its components.',
        },
        { to: addresses.importComponent, icon: FileBox, title: 'Import Component', text: 'One component or several.' },
      ]}
    />
  );
}
