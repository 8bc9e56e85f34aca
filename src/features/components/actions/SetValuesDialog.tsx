import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { BulkTask } from '#library/BulkTask.ts';
import { getWording } from '#library/componentWording.ts';
import { KindFailure } from '#library/KindFailure.tsx';
import { useKind } from '#library/useKind.ts';
import { counted } from '#model/counted.ts';
import { currencyText } from '#model/currencyText.ts';
import { valueText } from '#model/displayText.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { fieldLabel } from '#model/fieldLabel.ts';
import { choiceText } from '#model/fieldText.ts';
import type { Kind } from '#model/Kind.ts';
import { isListed } from '#model/listedFields.ts';
import { openStored } from '#model/openStored.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { LabelledControl } from '#ui/LabelledControl.tsx';
import { LabelledText } from '#ui/LabelledText.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { Select } from '#ui/Select.tsx';
import { useConfirmLeave } from '#ui/useConfirmLeave.tsx';
import styles from './SetValuesDialog.module.css';
import { createSetValuesTask } from './setValuesTask.ts';

export interface SetValuesDialogProps {
  /** All of the same kind. */
  items: readonly ComponentListItem[];
  /** The number of `items` that the filter hides. */
  hidden: number;
  templates: boolean;
  onStart: (task: BulkTask<ComponentListItem>) => void;
  onClose: () => void;
}

/** Asks for values to set in all selected components; fields that are left empty keep their values. */
export function SetValuesDialog({ items, hidden, templates, onStart, onClose }: SetValuesDialogProps) {
  const id = useId();
  const loaded = useKind(items[0]?.subclass);
  const [texts, setTexts] = useState<Texts>({});
  const [faults, setFaults] = useState<Texts>({});
  const count = counted(items.length, getWording(templates).noun);

  const { leave, question } = useConfirmLeave({
    asks: () => Object.keys(texts).length > 0,
    title: 'Leave without setting values?',
    loss: 'The values that you have entered would be lost.',
    onLeave: onClose,
  });

  const kind = 'kind' in loaded ? loaded.kind : undefined;
  const fields = kind
    ? Object.values(kind.definition.fields).filter((field) => isListed(field) && !field.readOnly)
    : [];
  const change = (name: string, text: string) => {
    const others = without(texts, name);
    setTexts(text === '' ? others : { ...others, [name]: text });
    setFaults(without(faults, name));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!kind || Object.keys(texts).length === 0) return;
    const found = findFaults(kind, texts);
    // Rendered before the focus moves, so that a screen reader announces the field with its error.
    flushSync(() => setFaults(found));
    if (Object.keys(found).length === 0) onStart(createSetValuesTask({ kind, items, templates, texts, undo: onStart }));
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };

  return (
    <Dialog
      open
      onClose={leave}
      title="Set values"
      description={`In ${count}${hidden > 0 ? `, ${hidden} of them hidden by the filter` : ''}. Empty fields stay as they are.`}
      closeOnOutsidePress={false}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" disabled={Object.keys(texts).length === 0}>
            Change {count}
          </Button>
        </>
      }
    >
      {'loading' in loaded && <LoadingText>Loading the fields...</LoadingText>}
      {'failed' in loaded && <KindFailure />}
      {kind && (
        <form ref={focusFirst} id={id} className={styles.form} noValidate onSubmit={submit}>
          {fields.map((field) => (
            <ValueEntry
              key={field.name}
              label={currencyText(fieldLabel(kind.definition, field.name) || field.title, undefined)}
              field={field}
              text={texts[field.name] ?? ''}
              fault={faults[field.name]}
              onChange={(text) => change(field.name, text)}
            />
          ))}
        </form>
      )}
      {question}
    </Dialog>
  );
}

/**
 * Focuses the first field when the fields have loaded, unless the user has moved on within the dialog: while they load
 * the focus is on one of its buttons, or not inside yet.
 */
function focusFirst(form: HTMLFormElement | null): void {
  const { activeElement: active } = document;
  const hasMoved = !(active instanceof HTMLButtonElement) && form?.closest('[role="dialog"]')?.contains(active);
  if (!hasMoved) form?.querySelector<HTMLElement>('input, select')?.focus();
}

interface ValueEntryProps {
  label: string;
  field: FieldDefinition;
  text: string;
  fault: string | undefined;
  onChange: (text: string) => void;
}

function ValueEntry({ field, text, ...rest }: ValueEntryProps) {
  const options = listOptions(field);
  if (!options)
    return <LabelledText {...rest} value={text} placeholder={field.unit?.replaceAll('{currency}', 'currency')} />;
  const { onChange, ...labelled } = rest;
  return (
    <LabelledControl {...labelled}>
      {(control) => <Select {...control} value={text} options={options} onChange={onChange} />}
    </LabelledControl>
  );
}

function without(texts: Texts, name: string): Texts {
  const { [name]: _, ...others } = texts;
  return others;
}

/** Returns the options of a field's select; undefined if its value is typed. */
function listOptions(field: FieldDefinition): { value: string; label: string }[] | undefined {
  const stays = { value: '', label: 'Leave unchanged' };
  if (field.choices) return [stays, ...field.choices.map(({ value, label }) => ({ value: choiceText(value), label }))];
  if (field.type !== 'flag') return undefined;
  return [stays, ...['true', 'false'].map((value) => ({ value, label: valueText(field, value, undefined) }))];
}

/** Checks each value by itself; rules between fields are checked in each component when it is saved. */
function findFaults(kind: Kind, texts: Texts): Texts {
  const faults: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) {
    const store = openStored(kind, {});
    store.change({ [name]: text });
    const fault = store.attempt([name]);
    store.dispose();
    if (fault?.field === name) faults[name] = fault.message;
  }
  return faults;
}
