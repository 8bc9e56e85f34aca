import { Copy, Ellipsis, Maximize2, Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { IconLink } from '#ui/IconLink.tsx';
import { LinkCard } from '#ui/LinkCard.tsx';
import { Menu } from '#ui/Menu.tsx';
import { PageLink } from '#ui/PageLink.tsx';
import { PageNavigationContext } from '#ui/pageNavigation.ts';
import { RetryButton } from '#ui/RetryButton.tsx';
import { StarToggle } from '#ui/StarToggle.tsx';
import { Tile } from '#ui/Tile.tsx';
import type { Exhibits } from './Exhibit.ts';
import styles from './Gallery.module.css';
import { ignore } from './ignore.ts';

const NOWHERE = { location: { pathname: '/', search: '', hash: '', state: undefined }, navigate: ignore };

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;

/** Exhibits of controls that are pressed: buttons, links and menus. */
export const actionExhibits: Exhibits = {
  Button: {
    states: {
      variants: () => (
        <div className={styles.row}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
      ),
      small: () => <Button size="s">Small</Button>,
      'with an icon': () => <Button icon={<Plus />}>Create new</Button>,
      busy: () => <Button busy>Saving</Button>,
      disabled: () => <Button disabled>Save Changes</Button>,
    },
  },
  IconButton: {
    states: {
      plain: () => <IconButton label="Duplicate" icon={<Copy />} />,
      danger: () => <IconButton label="Delete" icon={<Trash2 />} variant="danger" />,
      disabled: () => <IconButton label="Duplicate nothing" icon={<Copy />} disabled />,
    },
  },
  StarToggle: {
    states: {
      off: () => <StarToggle pressed={false} onChange={ignore} />,
      on: () => <StarToggle pressed onChange={ignore} />,
      'in a row': () => <StarToggle inRow pressed onChange={ignore} />,
    },
  },
  PageLink: {
    states: {
      plain: () => (
        <PageNavigationContext value={NOWHERE}>
          <PageLink to="/login">Back to sign in</PageLink>
        </PageNavigationContext>
      ),
    },
  },
  IconLink: { states: { plain: () => <IconLink to="/" label="Open page" icon={<Maximize2 />} /> } },
  LinkCard: {
    states: {
      plain: () => <LinkCard to="/" icon={<Tile icon={<Plus />} />} title="New component" />,
      'with text and count': () => (
        <LinkCard to="/" icon={<Tile icon={<Copy />} />} title="Templates" text="What others begin from" end="12" />
      ),
    },
  },
  Menu: {
    states: {
      closed: () => (
        <Menu
          label="Actions"
          trigger={<IconButton label="Actions" icon={<Ellipsis />} data-opens="menu" />}
          align="start"
          items={[
            { id: 'copy', label: 'Duplicate', icon: <Copy />, onSelect: ignore },
            { id: 'off', label: 'Convert', disabled: true, onSelect: ignore },
            { id: 'warning', label: 'Unlock', variant: 'warning', onSelect: ignore },
            { id: 'info', label: 'History', variant: 'info', onSelect: ignore },
            { id: 'delete', label: 'Delete', icon: <Trash2 />, variant: 'danger', onSelect: ignore },
          ]}
        />
      ),
    },
  },
  RetryButton: { states: { plain: () => <RetryButton onRetry={async () => {}} /> } },
};
