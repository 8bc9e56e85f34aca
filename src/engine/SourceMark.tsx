import { useContext } from 'react';
import { KEYS } from '#model/keys.ts';
import { sourcePaths } from '#model/sourcePaths.ts';
import { useFormSettings } from './formContext.ts';
import { SourceButton } from './SourceButton.tsx';
import { SourceContext, type SourceDisplay } from './sourceContext.ts';
import { useSourceState } from './useSourceState.ts';

interface SourceMarkProps {
  path: string;
  title: string;
}

/**
 * A small mark beside the title of a value; a click shows the value's source. Without a source, only an editable field
 * has the mark, while it is hovered or focused. It is not a tab stop: a key opens the source from inside the field.
 */
export function SourceMark(props: SourceMarkProps) {
  const { store } = useFormSettings();
  const display = useContext(SourceContext);
  return display && sourcePaths(store.definition).has(props.path) ? <Mark {...props} {...display} /> : null;
}

function Mark({ path, title, show, isReadOnly }: SourceMarkProps & SourceDisplay) {
  const { store } = useFormSettings();
  const state = useSourceState(store, path);
  if (state === 'none' && isReadOnly) return null;
  return (
    <SourceButton
      state={state}
      title={title}
      tabIndex={-1}
      aria-keyshortcuts={KEYS.source.keys[0]}
      onClick={({ currentTarget }) => show({ path, anchor: currentTarget })}
    />
  );
}
