import { POPUPS } from '#ui/lazyPopups.tsx';

// As on a page that has been there for a moment: popups open at once.
for (const popup of POPUPS) {
  // One after the other: a library can't be linked twice at once in a separate context.
  await popup.preload();
  if (!popup.isLoaded()) throw new Error('A popup could not be loaded.');
}
