import { Copy, Ellipsis, Maximize2, Trash2 } from 'lucide-react';
import type { ComponentListItem } from '#api/useComponents.ts';
import { FavouriteToggle } from '#library/FavouriteToggle.tsx';
import { toShortcut } from '#library/toShortcut.ts';
import { useCommands } from '#library/useCommands.ts';
import { addresses } from '#model/addresses.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { IconLink } from '#ui/IconLink.tsx';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { actionItems } from './actionItems.tsx';
import type { ComponentAction } from './ComponentAction.ts';

export interface ItemActionsProps {
  item: ComponentListItem;
  onAct: (action: ComponentAction, item: ComponentListItem) => void;
  /** Offers the component's page, which a dialog is not. */
  offersPage?: boolean | undefined;
  /** Further entries of the menu. */
  more?: readonly MenuItem[] | undefined;
}

/** What can be done with the component that a header names. */
export function ItemActions({ item, onAct, offersPage = false, more = [] }: ItemActionsProps) {
  const { copyLink, convert, duplicate, export: save, delete: remove } = actionItems(item, onAct);
  const others = [copyLink, convert, save, ...more];
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
      <IconButton label="Duplicate" icon={<Copy />} onClick={() => onAct('duplicate', item)} />
      <IconButton label="Delete" icon={<Trash2 />} onClick={() => onAct('delete', item)} />
      <Menu
        label={`More actions for ${item.name}`}
        trigger={<IconButton label="More actions" icon={<Ellipsis />} />}
        items={others}
      />
    </>
  );
}
