import { Box, Folder } from 'lucide-react';
import { addresses } from '#model/addresses.ts';
import { ChoicePage } from './ChoicePage.tsx';

/** /quick-create: links to everything that can be created. */
export function QuickCreatePage() {
  return (
    <ChoicePage
      title="Quick Create"
      text="Start something new."
      choices={[
        {
          to: addresses.newProject,
          icon: Folder,
          title: 'New Project',
          text: 'A system to plan with your components.',
        },
        {
          to: addresses.newComponent,
          icon: Box,
          title: 'New Component',
          text: 'A battery, a turbine or another kind.',
        },
      ]}
    />
  );
}
