import { Copy, Undo2 } from 'lucide-react';
import { isLocked } from '#library/isLocked.ts';
import { displayText } from '#model/displayText.ts';
import type { FormItem } from '#model/formItems.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import styles from './CompareCell.module.css';
import type { Compared } from './useCompared.ts';

export interface CompareCellProps {
  id: string;
  compared: readonly Compared[];
  item: FormItem;
  title: string;
}

/** One value of one component: it can be copied into the drafts of the others, and what was copied here be undone. */
export function CompareCell({ id, compared, item, title }: CompareCellProps) {
  const own = compared.find(({ component }) => component.id === id);
  if (!own) return <td className={styles.cell} />;
  const { store, component } = own;
  const { fields } = item;
  const texts = store.allTexts();
  const isChanged = fields.some((name) => store.snapshot(name).changed);
  const others = compared.filter((other) => other !== own);
  const copyTo = (targets: readonly Compared[]) => {
    for (const target of targets) {
      target.store.change(Object.fromEntries(fields.map((name) => [name, store.text(name)])));
      target.store.validateNow();
    }
  };
  const open = others.filter((other) => !isLocked(other.store));
  const items = [
    ...others.map((other) => ({
      id: other.component.id,
      label: isLocked(other.store) ? `${other.component.name} (locked)` : other.component.name,
      disabled: isLocked(other.store),
      onSelect: () => copyTo([other]),
    })),
    ...(open.length > 1 ? [{ id: 'all', label: 'All others', onSelect: () => copyTo(open) }] : []),
  ];

  return (
    <td className={styles.cell} data-modified={isChanged || undefined}>
      <div className={styles.content}>
        <bdi className={styles.value}>{displayText(store.definition, fields, texts)}</bdi>
        {isChanged && (
          <IconButton
            size="s"
            label={`Undo ${title} of ${component.name}`}
            icon={<Undo2 />}
            onClick={() => store.restore(fields)}
          />
        )}
        {/* A name is one component's alone. */}
        {item.item !== 'name' && (
          <Menu
            label={`Copy ${title} of ${component.name} to`}
            trigger={
              <IconButton
                size="s"
                className={styles.copy}
                label={`Copy ${title} of ${component.name}`}
                icon={<Copy />}
              />
            }
            items={items}
          />
        )}
      </div>
      {isChanged && (
        <p className={styles.was}>
          Modified, was <bdi>{displayText(store.definition, fields, originals(own, fields))}</bdi>
        </p>
      )}
    </td>
  );
}

function originals({ store }: Compared, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries([...fields, 'currency'].map((name) => [name, store.original(name)]));
}
