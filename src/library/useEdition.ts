import { useState } from 'react';

/** Counts how often a value was replaced by another one while it was shown. */
export function useEdition(value: unknown): number {
  const [shown, setShown] = useState({ value, edition: 0 });
  if (shown.value === value) return shown.edition;
  const next = { value, edition: shown.edition + 1 };
  setShown(next);
  return next.edition;
}
