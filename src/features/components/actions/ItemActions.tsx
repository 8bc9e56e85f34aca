import { Copy, Ellipsis, ListChecks, Maximize2, Printer, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ComponentListItem } from '#api/useComponents.ts';
import { FavouriteToggle } from '#library/FavouriteToggle.tsx';
import { PRINTING } from '#library/printing.ts';
import { toShortcut } from '#library/toShortcut.ts';
import { useCommands } from '#library/useCommands.ts';
import { addresses } from '#model/addresses.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { IconLink } from '#ui/IconLink.tsx';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { actionItems } from './actionItems.tsx';
import type { ComponentAction } from './ComponentAction.ts';
import { useIsPhone } from './useIsPhone.ts';

export interface ItemActionsProps {
  item: ComponentListItem;
  onAct: (action: ComponentAction, item: ComponentListItem) => void;
  /** Adds a link to the component's page, for use in dialogs. */
  offersPage?: boolean | undefined;
  /** Additional menu entries. */
  more?: readonly MenuItem[] | undefined;
}

/** The actions on the component that a header names: buttons, fewer of them on phones, and a menu with the rest. */
export function ItemActions({ item, onAct, offersPage = false, more = [] }: ItemActionsProps) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { copyLink, convert, duplicate, export: save, delete: remove } = actionItems(item, onAct);
  const print = {
    id: 'print',
    label: 'Print',
    icon: <Printer />,
    onSelect: () => navigate(addresses.printComponent(item.id), { state: { ...PRINTING, subclass: item.subclass } }),
  };
  const assumptions = {
    id: 'assumptions',
    label: 'Assumptions sheet',
    icon: <ListChecks />,
    onSelect: () => navigate(addresses.componentAssumptions(item.id), { state: { subclass: item.subclass } }),
  };
  const others = [copyLink, convert, save, print, assumptions, ...more];
  useCommands(item.name, [duplicate, ...others, remove]);
  return (
    <>
      {offersPage && (
        <IconLink
          to={addresses.component(item.id)}
          state={{ subclass: item.subclass }}
          label="Open page"
          icon={<Maximize2 />}
        />
      )}
      <FavouriteToggle record={toShortcut(item)} />
      {!isPhone && (
        <>
          <IconButton label="Duplicate" icon={<Copy />} onClick={() => onAct('duplicate', item)} />
          <IconButton label="Delete" icon={<Trash2 />} onClick={() => onAct('delete', item)} />
        </>
      )}
      <Menu
        label={`More actions for ${item.name}`}
        trigger={<IconButton label="More actions" icon={<Ellipsis />} />}
        items={isPhone ? [duplicate, ...others, remove] : others}
      />
    </>
  );
}
