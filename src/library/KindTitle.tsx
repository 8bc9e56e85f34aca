import { useKindLook } from './useKindLook.ts';

/** A kind's title in the language that is shown. */
export function KindTitle({ subclass }: { subclass: string }) {
  return useKindLook(subclass).title;
}
