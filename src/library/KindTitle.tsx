import { useKindLook } from './useKindLook.ts';

/** Renders a kind's title in the current language. */
export function KindTitle({ subclass }: { subclass: string }) {
  return useKindLook(subclass).title;
}
