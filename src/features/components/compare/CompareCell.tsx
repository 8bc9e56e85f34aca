import { Copy, Undo2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useIsChanged } from '#engine/useDraft.ts';
import { useTexts } from '#engine/useTexts.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { groupedText } from '#model/displayText.ts';
import type { FormItem } from '#model/formItems.ts';
import { toSourcePath } from '#model/sourcePaths.ts';
import { usesCurrency } from '#model/usesCurrency.ts';
import { Clamped } from '#ui/Clamped.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import styles from './CompareCell.module.css';
import { CompareSource } from './CompareSource.tsx';
import type { Compared } from './useCompared.ts';

export interface CompareCellProps {
  own: Compared;
  compared: readonly Compared[];
  /** Those drafts that can't be edited. */
  locked: readonly DraftStore[];
  /** The currency of each of the compared, in their order. */
  currencies: readonly string[];
  /** Hides the menu that copies the value. */
  readOnly?: boolean;
  item: FormItem;
  title: string;
}

/** A value of one component; it can be copied to the other drafts, and a change to it can be undone. */
export const CompareCell = memo(function CompareCell(props: CompareCellProps) {
  const { own, compared, locked, currencies, readOnly = false, item, title } = props;
  const { store, stored } = own;
  const { name } = stored.component;
  const { fields } = item;
  const names = useMemo(() => [...fields, 'currency'], [fields]);
  const texts = useTexts(store, names);
  const isChanged = useIsChanged(store, fields);
  const show = (read: (name: string, index: number) => string | undefined) =>
    groupedText(
      store.definition,
      fields,
      Object.fromEntries(names.map((field, index) => [field, read(field, index) ?? ''])),
    );

  const copyTo = (targets: readonly Compared[]) => {
    for (const target of targets) {
      target.store.change(Object.fromEntries(fields.map((field) => [field, store.text(field)])));
      target.store.validateNow();
    }
  };
  const others = compared.filter((other) => other !== own);
  const isPriced = usesCurrency(store.definition, item);
  /** Why the value can't be copied: an amount would mean another one in another currency. */
  const findObstacle = (other: Compared) => {
    if (locked.includes(other.store)) return 'locked';
    const [mine, theirs] = [own, other].map((one) => currencies[compared.indexOf(one)]);
    return isPriced && mine !== theirs ? `in ${theirs}` : undefined;
  };
  const open = others.filter((other) => findObstacle(other) === undefined);
  const targets = others.map((other) => {
    const { id, name: label } = other.stored.component;
    const obstacle = findObstacle(other);
    const disabled = obstacle !== undefined;
    return { id, label: disabled ? `${label} (${obstacle})` : label, disabled, onSelect: () => copyTo([other]) };
  });
  const all = { id: 'all', label: 'All others', onSelect: () => copyTo(open) };

  return (
    <td className={styles.cell} data-modified={isChanged || undefined}>
      <div className={styles.content}>
        <div className={styles.value}>
          <Clamped text={show((_, index) => texts[index])} />
        </div>
        <CompareSource store={store} path={toSourcePath(item.item)} title={`${title} of ${name}`} />
        {isChanged && (
          <IconButton
            size="s"
            label={`Undo ${title} of ${name}`}
            icon={<Undo2 />}
            onClick={() => store.restore(fields)}
          />
        )}
        {/* A name belongs to one component, so it is never copied. */}
        {item.item !== 'name' && !readOnly && (
          <Menu
            label={`Copy ${title} of ${name} to`}
            trigger={<IconButton size="s" className={styles.copy} label={`Copy ${title} of ${name}`} icon={<Copy />} />}
            items={open.length > 1 ? [...targets, all] : targets}
          />
        )}
      </div>
      {isChanged && (
        <p className={styles.was}>
          Modified, was <bdi>{show((field) => store.original(field))}</bdi>
        </p>
      )}
    </td>
  );
});
