import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

export interface GoneNoticeProps {
  /** The noun for the edited record, as in 'this component'. */
  noun: string;
  onRestore: () => void;
}

/** Says that the record was deleted elsewhere while its form is open. */
export function GoneNotice({ noun, onRestore }: GoneNoticeProps) {
  return (
    <Alert
      tone="warning"
      title="Deleted in another window"
      action={
        <Button size="s" onClick={onRestore}>
          Restore
        </Button>
      }
    >
      Restore this {noun} to save what you have typed.
    </Alert>
  );
}
