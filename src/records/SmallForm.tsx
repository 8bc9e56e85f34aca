import type { ReactNode } from 'react';
import { FlatForm } from '#engine/FlatForm.tsx';
import { FormFrame } from './FormFrame.tsx';
import type { SmallFormState } from './useSmallForm.ts';

interface SmallFormProps {
  form: Pick<SmallFormState, 'store' | 'container' | 'submit' | 'failure'>;
  /** Draws the fields without panels, for a form that fills a card or a dialog. */
  plain?: boolean | undefined;
  marksChanges?: boolean | undefined;
  /** The field in which a dialog puts the focus. */
  autoFocus?: string | undefined;
  onFocus?: (() => void) | undefined;
  /** The buttons. */
  children: ReactNode;
}

/** A single-tab form with its buttons; a failure that concerns no single field is shown above them. */
export function SmallForm({ form, plain, marksChanges = false, autoFocus, onFocus, children }: SmallFormProps) {
  const { store, container, submit, failure } = form;
  return (
    <FormFrame
      ref={container}
      title={store.definition.title}
      onSubmit={() => void submit()}
      onFocus={onFocus}
      failure={failure}
      plain={plain}
      fields={<FlatForm store={store} plain={plain} marksChanges={marksChanges} autoFocus={autoFocus} />}
    >
      {children}
    </FormFrame>
  );
}
