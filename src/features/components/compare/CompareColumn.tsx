import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormSnapshot } from '#engine/useDraft.ts';
import { KindTile } from '#library/KindTile.tsx';
import { addresses } from '#model/addresses.ts';
import { countChanges } from '#model/tabFields.ts';
import { ConflictDialog } from '#records/ConflictDialog.tsx';
import { KeptDraft } from '#records/KeptDraft.tsx';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { RetryButton } from '#ui/RetryButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import { ComponentProblem } from '../editor/ComponentProblem.tsx';
import { useComponentDraft } from '../editor/useComponentDraft.ts';
import { type FoundComponent, useFoundComponent } from '../editor/useFoundComponent.ts';
import styles from './CompareColumn.module.css';
import type { Compared } from './useCompared.ts';

export interface CompareColumnProps {
  id: string;
  /** The kind that is compared. */
  subclass: string | undefined;
  onCompared: (id: string, compared: Compared | undefined) => void;
  /** Undefined where too few would be left. */
  onRemove: (() => void) | undefined;
}

/** Head of one component's column: its name, what is pending, and the way to save or undo it. */
export function CompareColumn(props: CompareColumnProps) {
  const { item, ready, isMissing, problem } = useFoundComponent({ id: props.id });
  if (ready) return <ReadyColumn {...props} {...ready} />;
  return (
    <th scope="col" className={styles.column}>
      {isMissing ? 'Component not found.' : item ? <Truncated text={item.name} /> : <Skeleton width={120} />}
      {problem && <ComponentProblem problem={problem} />}
      {isMissing && props.onRemove && (
        <Button size="s" onClick={props.onRemove}>
          Remove
        </Button>
      )}
    </th>
  );
}

type ReadyColumnProps = CompareColumnProps & NonNullable<FoundComponent['ready']>;

function ReadyColumn({ id, subclass, kind, stored, onCompared, onRemove }: ReadyColumnProps) {
  const draft = useComponentDraft({ kind, stored });
  const { store, base, save, saving, failure, conflict, leaveConflict, settleConflict } = draft;
  const { component } = base;
  const { forget } = draft.kept;
  const { shownErrors, changed } = useFormSnapshot(store);
  const changes = countChanges(kind.definition, { ...store.form(), changed });
  const [isChoosing, setIsChoosing] = useState(false);
  useEffect(() => {
    onCompared(id, { component, store, forget });
    return () => onCompared(id, undefined);
  }, [id, component, store, forget, onCompared]);

  return (
    <th scope="col" className={styles.column}>
      <span className={styles.head}>
        <KindTile subclass={component.subclass} size="s" />
        <Link className={styles.name} to={addresses.component(id)} state={{ subclass: component.subclass }}>
          <Truncated text={component.name} />
        </Link>
        {onRemove && (
          <IconButton
            size="s"
            label={`Remove ${component.name} from the comparison`}
            icon={<X />}
            disabled={changes > 0 || saving}
            onClick={onRemove}
          />
        )}
      </span>
      {subclass !== undefined && subclass !== component.subclass && (
        <Alert tone="warning">A {kind.definition.title} can't be compared with the others.</Alert>
      )}
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
            onClick={() => store.restoreAll()}
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
      <KeptDraft kept={draft.kept} definition={kind.definition} noun="component" />
      {conflict && (
        <Alert
          tone="warning"
          title="Changed by somebody else"
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
      {shownErrors.length > 0 && (
        <ul className={styles.errors}>
          {shownErrors.map(({ field, message }) => (
            <li key={field}>
              {kind.definition.fields[field]?.title ?? field}: {message}
            </li>
          ))}
        </ul>
      )}
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
