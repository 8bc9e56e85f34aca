import { FieldFrame } from './FieldFrame.tsx';
import { TextWidget } from './TextWidget.tsx';
import { usePlacedField } from './usePlacedField.ts';

interface EntryNameProps {
  /** The name's key in the draft. */
  name: string;
  id: string;
  readOnly: boolean;
}

/** The name of an entry, in the head of its card. */
export function EntryName(props: EntryNameProps) {
  const { frame, input } = usePlacedField(props);
  return (
    <FieldFrame {...frame}>
      <TextWidget {...input} schema={{ type: 'string' }} options={{}} />
    </FieldFrame>
  );
}
