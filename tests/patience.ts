// States stay once they are reached; a machine that is busy with other things reaches them later.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
  // As on a page that has been there for a moment.
  const { POPUPS } = await import('#ui/lazyPopups.tsx');
  for (const popup of POPUPS) {
    // One after the other: a library can't be linked twice at once in a separate context.
    await popup.preload();
    if (!popup.isLoaded()) throw new Error('A popup could not be loaded.');
  }
}

export {};
