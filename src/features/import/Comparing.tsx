import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';

/** Says that the rows are compared with the library. */
export function Comparing({ onCancel }: { onCancel?: () => void }) {
  return (
    <div className={layout.named}>
      <span role="status">Comparing with your library...</span>
      {onCancel && (
        <Button size="s" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
