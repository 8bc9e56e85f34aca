import glance from './Glance.module.css';

/** Says that a part could not be loaded, and offers a retry. */
export function ReadAgain({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <p className={glance.muted}>
      Failed to load {what}.{' '}
      <button type="button" className={glance.more} onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}
