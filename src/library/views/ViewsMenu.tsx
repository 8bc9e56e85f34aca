import { Bookmark, Check, List, Pencil, Plus, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SavedView } from '#api/shortcutCalls.ts';
import { toViewSearch } from '#model/viewAddress.ts';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { useViews } from './useViews.ts';
import type { ViewDialogProps } from './ViewDialog.tsx';
import styles from './ViewsMenu.module.css';

const ViewDialog = lazyDialog<ViewDialogProps>({
  load: async () => (await import('./ViewDialog.tsx')).ViewDialog,
  getTitle: ({ renamed }) => (renamed ? 'Rename view' : 'Save view'),
});
const changeLater = () => import('./changeView.ts');

/** Opens, saves, renames and deletes the saved views of a list, and names the one that is shown. */
export function ViewsMenu({ list }: { list: SavedView['list'] }) {
  const { views, isRead, current, isEdited, query } = useViews(list);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ view?: SavedView }>();
  if (!views) return isRead ? null : <ViewsButton disabled />;

  const open = (view: SavedView | undefined) => navigate({ search: toViewSearch(view) });
  const choose = (id: string, label: string, view: SavedView | undefined): MenuItem => {
    const isCurrent = view === current && (view !== undefined || query === '');
    return { id, label, current: isCurrent, icon: isCurrent ? <Check /> : <List />, onSelect: () => open(view) };
  };
  const items: MenuItem[] = [
    ...(views.length > 0 ? [choose('all', 'Without a view', undefined)] : []),
    ...views.map((view) => choose(view.id, view.name, view)),
    { id: 'save', label: 'Save view...', icon: <Plus />, onSelect: () => setAsked({}) },
    ...(current ? listChanges(current) : []),
  ];

  function listChanges(view: SavedView): MenuItem[] {
    return [
      {
        id: 'update',
        label: 'Update view',
        icon: <Save />,
        disabled: !isEdited,
        onSelect: () => void changeLater().then(({ overwriteView }) => overwriteView({ ...view, query })),
      },
      { id: 'rename', label: 'Rename view...', icon: <Pencil />, onSelect: () => setAsked({ view }) },
      {
        id: 'delete',
        label: 'Delete view',
        icon: <Trash2 />,
        variant: 'danger',
        onSelect: () => void changeLater().then(({ removeView }) => removeView(view)),
      },
    ];
  }

  return (
    <>
      <Menu label="Views" align="start" trigger={<ViewsButton current={current} isEdited={isEdited} />} items={items} />
      {asked && (
        <ViewDialog
          list={list}
          views={views}
          query={query}
          renamed={asked.view}
          onSaved={open}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface ViewsButtonProps extends ButtonProps {
  current?: SavedView | undefined;
  isEdited?: boolean;
}

function ViewsButton({ current, isEdited = false, ...rest }: ViewsButtonProps) {
  return (
    <Button
      {...rest}
      icon={<Bookmark />}
      aria-label={toName(current, isEdited)}
      title={toName(current, isEdited)}
      className={styles.trigger}
    >
      <span className={styles.name} data-spare={current ? undefined : ''}>
        {current ? current.name : 'Views'}
      </span>
      {isEdited && <span className={styles.edited}>edited</span>}
    </Button>
  );
}

function toName(current: SavedView | undefined, isEdited: boolean): string {
  if (!current) return 'Views';
  return `Views: ${current.name}${isEdited ? ', edited' : ''}`;
}
