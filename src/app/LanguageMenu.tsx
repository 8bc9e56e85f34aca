import { Check, Languages } from 'lucide-react';
import { chooseLanguage, LANGUAGES, useLanguage } from '#library/languageStore.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';

/** The choice of the language for the kinds' texts and the form's messages. */
export function LanguageMenu() {
  const chosen = useLanguage((state) => state.chosen);
  return (
    <Menu
      label="Language"
      trigger={<IconButton label="Language" tooltipSide="right" icon={<Languages />} />}
      items={LANGUAGES.map(({ id, title }) => ({
        id,
        label: title,
        current: id === chosen,
        icon: id === chosen ? <Check /> : <span />,
        onSelect: () => void chooseLanguage(id),
      }))}
    />
  );
}
