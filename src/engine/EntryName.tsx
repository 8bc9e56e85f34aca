import { findField } from '#model/fieldKeys.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormSettings } from './formContext.ts';
import { TextWidget } from './TextWidget.tsx';
import { useFieldSnapshot } from './useDraft.ts';

interface EntryNameProps {
  /** The name's key in the draft. */
  name: string;
  id: string;
  readOnly: boolean;
}

/** The name of an entry, in the head of its card. */
export function EntryName({ name, id, readOnly }: EntryNameProps) {
  const { store } = useFormSettings();
  const { shownError } = useFieldSnapshot(store, name);
  const field = findField(store.definition, name);
  if (!field) throw new Error(`The form ${store.definition.id} has no name ${name}`);
  const isLocked = readOnly || field.readOnly;
  return (
    <FieldFrame
      id={id}
      name={name}
      title={field.title}
      help={field.help}
      required={field.required}
      readOnly={isLocked}
      maxLength={undefined}
      options={undefined}
      error={shownError}
    >
      <TextWidget
        id={id}
        label={field.title}
        schema={{ type: 'string' }}
        options={{}}
        required={field.required}
        readonly={isLocked}
        rawErrors={shownError === undefined ? [] : [shownError]}
      />
    </FieldFrame>
  );
}
