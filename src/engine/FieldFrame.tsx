import { Undo2 } from 'lucide-react';
import { memo, type ReactNode, type Ref } from 'react';
import { currencyText } from '#model/currencyText.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { emptyText } from '#model/displayText.ts';
import type { FieldSnapshot } from '#model/draftSnapshots.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { HelpTip } from '#ui/HelpTip.tsx';
import { AfterPaint } from './AfterPaint.tsx';
import styles from './FieldFrame.module.css';
import { useFormSettings } from './formContext.ts';
import { Suggestion } from './Suggestion.tsx';

export interface FieldFrameProps {
  store: DraftStore;
  field: FieldDefinition;
  /** Id of the input; that of its message is made of it. */
  id: string;
  snapshot: FieldSnapshot;
  marksChanges: boolean;
  /** Written to as the person types, so that counting costs no render. */
  counterRef?: Ref<HTMLSpanElement> | undefined;
  children: ReactNode;
}

/**
 * What stands around every input: label, help, the Modified mark with its undo, and the message, for which a line is
 * kept. Without boxes of its own inside: with one for the head and one for the foot, a form takes half again as long to
 * appear.
 */
export function FieldFrame({ store, field, id, snapshot, marksChanges, counterRef, children }: FieldFrameProps) {
  const { currency } = useFormSettings();
  const title = currencyText(field.title, currency);
  const { changed, shownError, warning, unused } = snapshot;
  const isMarked = changed && marksChanges;
  return (
    <div
      className={styles.field}
      data-field={field.name}
      data-wide={field.rows !== undefined || undefined}
      data-long-messages={hasLongMessages(field) || undefined}
      data-modified={isMarked || undefined}
      data-invalid={shownError ? true : undefined}
      data-unused={unused || undefined}
    >
      <label className={styles.label} htmlFor={id}>
        {title}
        {field.required && !(store.mode === 'create' && field.name === 'name') && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {field.help && (
        <AfterPaint>
          <Help text={helpText(field, currency)} label={title} />
        </AfterPaint>
      )}
      {isMarked && !field.readOnly && (
        <span className={styles.modified}>
          Modified
          <button
            type="button"
            className={styles.undo}
            title="Undo this field"
            aria-label={`Undo this field: ${title}`}
            onClick={() => store.restore([field.name])}
          >
            <Undo2 size={14} aria-hidden="true" />
          </button>
        </span>
      )}
      {children}
      {(shownError || warning || unused || isMarked) && (
        <span
          id={messageId(id)}
          className={styles.message}
          data-tone={shownError ? 'error' : warning ? 'warning' : undefined}
        >
          {shownError ?? warning ?? (
            <>
              {unused && currencyText(field.unused ?? '', currency)}
              {unused && isMarked && ' · '}
              {isMarked && <Was text={wasText(field, store.original(field.name))} />}
            </>
          )}
        </span>
      )}
      {field.suggestedBy !== undefined && <Suggestion field={field} inputId={id} />}
      {isCounted(field) && field.maxLength !== undefined && (
        <span ref={counterRef} className={styles.counter} aria-hidden="true">
          {counterText(store.text(field.name), field.maxLength)}
        </span>
      )}
    </div>
  );
}

// The mark of a change must not render the help again.
const Help = memo(HelpTip);

// An old text may be long: it stays on the line that is kept for it.
function Was({ text }: { text: string }) {
  return (
    <bdi className={styles.was} title={text}>
      {text}
    </bdi>
  );
}

/** Id of the message below an input, for its `aria-describedby`; nothing while there is no message. */
export function getMessage(id: string, { shownError, warning, unused, changed }: FieldSnapshot, marksChanges: boolean) {
  return shownError || warning || unused || (changed && marksChanges) ? messageId(id) : undefined;
}

function messageId(id: string): string {
  return `${id}-message`;
}

// How long an address or a password is, is nothing that a person counts.
function isCounted({ type, input }: FieldDefinition): boolean {
  return type === 'text' && input === undefined;
}

// The tooltip of the unit opens for a mouse only; this one opens on focus and press as well.
function helpText({ help, unitName }: FieldDefinition, currency: string): string {
  return unitName ? `${help} Unit: ${currencyText(unitName, currency)}.` : help;
}

/** Whether a message of the field's own takes a second line, for which room is then kept. */
function hasLongMessages({ message = {}, warn = {}, unused = '' }: FieldDefinition): boolean {
  return [message, warn.message ?? {}, unused]
    .flatMap((own) => (typeof own === 'string' ? own : Object.values(own)))
    .some(isLong);
}

function isLong(text: string): boolean {
  return text.length > LINE;
}

/** Characters of a message that fit under a field of common width. */
const LINE = 52;

export function counterText(text: string, maxLength: number): string {
  return `${[...text.trim()].length} / ${maxLength}`;
}

function wasText(field: FieldDefinition, original: string): string {
  if (field.type === 'flag') return original === 'true' ? 'was Enabled' : 'was Disabled';
  const label = field.choices?.find(({ value }) => String(value) === original)?.label ?? original;
  return `was ${label.trim() === '' ? emptyText(field) : label}`;
}
