import { LibraryBig } from 'lucide-react';
import { useReferenceSets } from '#api/useReferenceSets.ts';
import { addresses } from '#model/addresses.ts';
import { type NavigationEntry, navigation } from './navigation.ts';

/** Returns the sidebar's entries, with the reference library if the installation has one. */
export function useNavigation(): readonly NavigationEntry[] {
  const { data } = useReferenceSets();
  return data && data.length > 0 ? WITH_REFERENCE : navigation;
}

// It is the last one, so that no entry moves when the answer arrives.
const WITH_REFERENCE: readonly NavigationEntry[] = [
  ...navigation,
  { title: 'Reference library', to: addresses.reference, icon: LibraryBig },
];
