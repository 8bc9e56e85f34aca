import { useKindAppearance } from './useKindAppearance.ts';

/** Renders a kind's title in the current language. */
export function KindTitle({ subclass }: { subclass: string }) {
  return useKindAppearance(subclass).title;
}
