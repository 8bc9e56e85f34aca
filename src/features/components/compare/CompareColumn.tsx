import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ComponentListItem } from '#api/useComponents.ts';
import { useFormSnapshot } from '#engine/useDraft.ts';
import { getKindAppearance } from '#library/getKindAppearance.ts';
import { KindTile } from '#library/KindTile.tsx';
import { addresses } from '#model/addresses.ts';
import type { Kind } from '#model/Kind.ts';
import { keyLabel } from '#model/keyLabel.ts';
import { countChanges } from '#model/tabFields.ts';
import { ConflictDialog } from '#records/ConflictDialog.tsx';
import { KeptDraft } from '#records/KeptDraft.tsx';
import { LeaveGuard } from '#records/LeaveGuard.tsx';
import { NewerVersionNotice } from '#records/NewerVersionNotice.tsx';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { RetryButton } from '#ui/RetryButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useComponentDraft } from '../editor/useComponentDraft.ts';
import styles from './CompareColumn.module.css';
import type { Compared, ComparedColumn } from './useCompared.ts';

export interface CompareColumnProps {
  column: ComparedColumn;
  /** The kind being compared; undefined until its form is loaded. */
  kind: Kind | undefined;
  /** Undefined if too few components would be left. */
  onRemove: (() => void) | undefined;
}

/** Head of one component's column: its name, its pending changes, and the buttons to save or undo them. */
export function CompareColumn({ column: { item, obstacle, compared }, kind, onRemove }: CompareColumnProps) {
  if (kind && compared) return <ReadyColumn {...compared} kind={kind} onRemove={onRemove} />;
  return (
    <th scope="col" className={styles.column}>
      {obstacle === 'missing' ? 'Component not found.' : !item && <Skeleton width={120} />}
      {obstacle === 'missing' && onRemove && (
        <Button size="s" onClick={onRemove}>
          Remove
        </Button>
      )}
      {item && obstacle !== 'missing' && <Head item={item} onRemove={onRemove} />}
      {item && obstacle === 'kind' && (
        <Alert tone="warning">
          {getKindAppearance(item.subclass).title}: only components of one kind can be compared.
        </Alert>
      )}
    </th>
  );
}

interface HeadProps {
  item: Pick<ComponentListItem, 'id' | 'name' | 'subclass'>;
  onRemove: (() => void) | undefined;
  disabled?: boolean;
}

function Head({ item: { id, name, subclass }, onRemove, disabled = false }: HeadProps) {
  return (
    <span className={styles.head}>
      <KindTile subclass={subclass} size="s" />
      <Link className={styles.name} to={addresses.component(id)} state={{ subclass }}>
        <bdi title={name}>{name}</bdi>
      </Link>
      {onRemove && (
        <IconButton
          size="s"
          label={`Remove ${name} from the comparison`}
          icon={<X />}
          disabled={disabled}
          onClick={onRemove}
        />
      )}
    </span>
  );
}

type ReadyColumnProps = Compared & { kind: Kind; onRemove: (() => void) | undefined };

function ReadyColumn({ kind, stored, store, onRemove }: ReadyColumnProps) {
  const draft = useComponentDraft({ kind, stored, store });
  const { base, save, saving, failure, conflict, leaveConflict, settleConflict } = draft;
  const { component } = base;
  const { shownErrors, changed } = useFormSnapshot(store);
  const changes = countChanges(kind.definition, { changed });
  const [isChoosing, setIsChoosing] = useState(false);

  return (
    <th scope="col" className={styles.column}>
      <Head item={component} onRemove={onRemove} disabled={changes > 0 || saving} />
      {component.is_template && <span className={styles.form}>template</span>}
      {changes > 0 && (
        <span className={styles.bar}>
          <span className={styles.pending} role="status">
            <b>{changes}</b> change(s) pending
          </span>
          <Button
            size="s"
            variant="ghost"
            disabled={saving}
            aria-label={`Undo All of ${component.name}`}
            onClick={() => store.restore()}
          >
            Undo All
          </Button>
          <Button
            size="s"
            variant="primary"
            busy={saving}
            aria-label={`Save Changes of ${component.name}`}
            onClick={() => void save()}
          >
            {saving ? 'Saving...' : 'Save Changes'}
          </Button>
        </span>
      )}
      <div className={styles.notices}>
        <KeptDraft kept={draft.kept} definition={kind.definition} noun="component" />
        <NewerVersionNotice newer={draft.newer} definition={kind.definition} noun="component" />
        {conflict && (
          <Alert
            tone="warning"
            title="Changed by someone else"
            action={
              <Button size="s" onClick={() => setIsChoosing(true)}>
                Choose
              </Button>
            }
          >
            Nothing is saved until you choose what to keep.
          </Alert>
        )}
        {failure && (
          <Alert tone="error" action={<RetryButton onRetry={draft.retry} />}>
            {failure}
          </Alert>
        )}
      </div>
      {shownErrors.length > 0 && (
        <ul className={styles.errors}>
          {shownErrors.map(({ field, message }) => (
            <li key={field}>
              {keyLabel(store, field)}: {message}
            </li>
          ))}
        </ul>
      )}
      <LeaveGuard when={changes > 0} onLeave={draft.kept.forget} />
      {conflict && isChoosing && (
        <ConflictDialog
          store={store}
          noun="component"
          theirs={{ ...conflict.component }}
          busy={saving}
          onCancel={() => {
            setIsChoosing(false);
            leaveConflict();
          }}
          onSave={(mine) => {
            setIsChoosing(false);
            void settleConflict(mine);
          }}
        />
      )}
    </th>
  );
}
