import type { AskedSource } from '#engine/sourceContext.ts';
import { useCurrency } from '#engine/useCurrency.ts';
import { currencyText } from '#model/currencyText.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { sourceTitle } from '#model/sourcePaths.ts';
import { AnchoredPopover } from '#ui/AnchoredPopover.tsx';
import { SourceDetails } from './SourceDetails.tsx';
import { SourceForm } from './SourceForm.tsx';
import { useSourceForm } from './useSourceForm.ts';

export interface SourcePopoverProps {
  store: DraftStore;
  asked: AskedSource;
  readOnly: boolean;
  onClose: () => void;
}

/** Shows the source of a value beside its field, where it can be edited, confirmed and removed. */
export function SourcePopover({ store, asked: { path, anchor }, readOnly, onClose }: SourcePopoverProps) {
  const form = useSourceForm({ store, path, onClose });
  const title = currencyText(sourceTitle(store.definition, path), useCurrency(store));
  return (
    <AnchoredPopover
      anchor={anchor}
      title={`Source of ${insideSentence(title)}`}
      // Closing applies what was typed; Escape discards it.
      onClose={(reason) => (reason === 'escape' || readOnly || !form.isEdited ? onClose() : form.apply())}
    >
      {readOnly ? (
        <SourceDetails source={store.sources.at(path)} unit={form.unit} />
      ) : (
        <SourceForm form={form} store={store} path={path} />
      )}
    </AnchoredPopover>
  );
}
