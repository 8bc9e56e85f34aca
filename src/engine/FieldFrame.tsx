import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { currencyText } from '#model/currencyText.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { joinIds } from '#model/joinIds.ts';
import { toSourcePath } from '#model/sourcePaths.ts';
import { HelpTip, type HelpTipProps } from '#ui/HelpTip.tsx';
import { AfterPaint } from './AfterPaint.tsx';
import { EntryOffers, EntryResult } from './EntryNote.tsx';
import styles from './FieldFrame.module.css';
import { FieldContext, type FramedField, useFormSettings } from './formContext.ts';
import type { InputOptions } from './InputProps.ts';
import { SourceMark } from './SourceMark.tsx';
import { Suggestion } from './Suggestion.tsx';
import { UndoField } from './UndoField.tsx';
import { useFieldSnapshot } from './useDraft.ts';
import { useUsualRange } from './useUsualRange.ts';
import { wasText } from './wasText.ts';

export interface FieldFrameProps {
  /** Id of the input; the message's id is derived from it. */
  id: string;
  /** The field's name in the draft store. */
  name: string;
  /** May contain `{currency}`. */
  title: string;
  help: string | undefined;
  required: boolean | undefined;
  readOnly: boolean | undefined;
  maxLength: number | undefined;
  options: InputOptions | undefined;
  error: string | undefined;
  children: ReactNode;
}

/**
 * Label, help, the Modified mark with its undo, and the message around an input; a line is reserved for the message.
 * Most frames have no inner boxes: one for the head and one for the foot would make a form take half as long again to
 * appear.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { id, name, help, required, readOnly, maxLength, options = {}, error, children } = props;
  const { store, currency, marksChanges } = useFormSettings();
  const snapshot = useFieldSnapshot(store, name);
  const helpId = help ? `${id}-help` : undefined;
  const framed = useMemo(() => ({ name, snapshot, helpId }), [name, snapshot, helpId]);
  const { changed, warning, unused, hasReading } = snapshot;
  const title = currencyText(props.title, currency);
  const isMarked = changed && marksChanges;
  const message = (error || warning || unused || isMarked || hasReading) && (
    <span id={messageId(id)} className={styles.message} data-tone={error ? 'error' : warning ? 'warning' : undefined}>
      {error ?? (
        <>
          {hasReading && <EntryResult name={name} isFollowed={Boolean(warning || unused || isMarked)} />}
          {warning ?? (
            <>
              {unused && currencyText(options.unused ?? '', currency)}
              {unused && isMarked && ' · '}
              {isMarked && <Was text={wasText(store, name)} />}
            </>
          )}
        </>
      )}
    </span>
  );
  return (
    <div
      className={styles.field}
      data-field={name}
      data-wide={options.rows !== undefined || undefined}
      data-long-messages={options.messageLines !== undefined || undefined}
      data-modified={isMarked || undefined}
      data-invalid={error ? true : undefined}
      data-unused={unused || undefined}
      data-reads={hasReading || undefined}
    >
      <label className={styles.label} htmlFor={id}>
        {title}
        {required && !(store.mode === 'create' && name === 'name') && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <AfterPaint>
        {help && helpId && (
          <Help name={name} id={helpId} text={helpText(help, options.unitName, currency)} label={title} />
        )}
        <SourceMark path={toSourcePath(name)} title={title} />
      </AfterPaint>
      {isMarked && !readOnly && (
        <span className={styles.modified}>
          Modified
          <UndoField title={title} onUndo={() => store.restore([name])} />
        </span>
      )}
      <FieldContext value={framed}>{children}</FieldContext>
      {hasReading ? (
        <span className={styles.foot}>
          {message}
          {!readOnly && <EntryOffers name={name} title={title} inputId={id} />}
        </span>
      ) : (
        message
      )}
      {options.suggestedBy !== undefined && !readOnly && (
        <Suggestion name={name} title={title} inputId={id} derivedId={options.suggestedBy} />
      )}
      {options.isCounted && maxLength !== undefined && <Counter store={store} name={name} maxLength={maxLength} />}
    </div>
  );
}

// Memoised, so that marking a change does not render the help again.
const Help = memo(function Help({ name, text, ...props }: HelpTipProps & { name: string }) {
  const usual = useUsualRange(name);
  return <HelpTip {...props} text={usual ? `${text} ${usual.text}.` : text} />;
});

// The old text may be long: it stays on the line reserved for the message.
function Was({ text }: { text: string }) {
  return (
    <bdi className={styles.was} title={text}>
      {text}
    </bdi>
  );
}

/** The number of typed characters, written into the page while the user types, so that counting costs no render. */
function Counter({ store, name, maxLength }: { store: DraftStore; name: string; maxLength: number }) {
  const counter = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      if (counter.current) counter.current.textContent = counterText(store.text(name), maxLength);
    };
    write();
    return store.subscribeText(name, write);
  }, [store, name, maxLength]);
  return <span ref={counter} className={styles.counter} aria-hidden="true" />;
}

function counterText(text: string, maxLength: number): string {
  return `${[...text.trim()].length} / ${maxLength}`;
}

/** Ids of an input's message and help, for its `aria-describedby`; undefined if it has neither. */
export function getDescription(
  id: string,
  { snapshot, helpId }: FramedField,
  { error, marksChanges }: { error: boolean; marksChanges: boolean },
): string | undefined {
  const { warning, unused, changed, hasReading } = snapshot;
  const hasMessage = error || warning || unused || hasReading || (changed && marksChanges);
  return joinIds(hasMessage && messageId(id), helpId);
}

function messageId(id: string): string {
  return `${id}-message`;
}

// The tooltip of the unit opens for a mouse only; this one opens on focus and press as well.
function helpText(help: string, unitName: string | undefined, currency: string): string {
  return unitName ? `${help} Unit: ${currencyText(unitName, currency)}.` : help;
}
