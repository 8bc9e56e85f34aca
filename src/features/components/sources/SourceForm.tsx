import { Check, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { isPressed, KEYS } from '#model/keys.ts';
import { Button } from '#ui/Button.tsx';
import { OtherFields } from './OtherFields.tsx';
import styles from './SourceForm.module.css';
import { SourceInput } from './SourceInput.tsx';
import { SourceState } from './SourceState.tsx';
import type { SourceFormState } from './useSourceForm.ts';

interface SourceFormProps {
  form: SourceFormState;
  store: DraftStore;
  path: string;
}

/** The inputs of a source, its state, and the other fields that can get the same source. */
export function SourceForm({ form, store, path }: SourceFormProps) {
  const { before, hasRange, unit, isEmpty } = form;
  // The form behind uses the same shortcuts; it must neither undo nor save while a source is being typed.
  const onKey = (event: KeyboardEvent) => {
    const isSave = isPressed(event, KEYS.save);
    if (!isSave && !isPressed(event, KEYS.undo) && !isPressed(event, KEYS.redo)) return;
    event.stopPropagation();
    if (!isSave) return;
    event.preventDefault();
    form.apply();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault();
        form.apply();
      }}
    >
      <SourceInput
        form={form}
        property="source"
        label="Source"
        placeholder="Document, database or link"
        maxLength={250}
      />
      <SourceInput form={form} property="page" label="Page or quote" maxLength={500} />
      <SourceInput form={form} property="note" label="Note" rows={2} maxLength={1000} />
      {hasRange && (
        <div className={styles.range}>
          <SourceInput form={form} property="low" label="Low" unit={unit} />
          <SourceInput form={form} property="high" label="High" unit={unit} />
        </div>
      )}
      <SourceState source={before} />
      {isEmpty && <p className={styles.note}>The field is empty. A source is saved only with a value.</p>}
      <OtherFields store={store} path={path} form={form} />
      <div className={styles.foot}>
        {before && (
          <Button variant="ghost" size="s" icon={<Trash2 />} onClick={form.remove}>
            Remove
          </Button>
        )}
        <span className={styles.gap} />
        <Button size="s" icon={<Check />} onClick={() => form.apply({ confirms: true })}>
          Confirm
        </Button>
        <Button variant="primary" size="s" type="submit">
          Apply
        </Button>
      </div>
    </form>
  );
}
