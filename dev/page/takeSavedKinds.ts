import { dropReads, refetchReads } from '#api/swr.ts';
import { kindDescriptions } from '#generated/kindDescriptions.ts';
import { kindIcons } from '#generated/kindIcons.ts';
import { kinds, loadKind, subclasses } from '#generated/kinds.ts';
import { loadKindTexts } from '#generated/kindTexts.ts';
import { languages, loadLanguage } from '#generated/languages.ts';
import { announceKinds } from '#library/kindEdition.ts';
import { showChosen } from '#library/languageStore.ts';

/** Replaces the kinds that the page has loaded by the saved ones; what is typed into open forms is kept. */
export async function takeSavedKinds(saved: readonly string[]): Promise<void> {
  const stamp = Date.now();
  const [next, icons, descriptions, texts, kindTexts] = await Promise.all([
    import(/* @vite-ignore */ `/generated/kinds.ts?t=${stamp}`),
    import(/* @vite-ignore */ `/generated/kindIcons.ts?t=${stamp}`),
    import(/* @vite-ignore */ `/generated/kindDescriptions.ts?t=${stamp}`),
    import(/* @vite-ignore */ `/generated/languages.ts?t=${stamp}`),
    import(/* @vite-ignore */ `/generated/kindTexts.ts?t=${stamp}`),
  ]);
  // Redraws open kinds at once, before the server can answer about them.
  await Promise.all(saved.map((kind) => next.loadKind[kind]?.()));
  // Makes every open form keep what is typed in it, as before a reload.
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  // All modules of the page hold these same lists and tables, so their content is replaced.
  replaceList(kinds, next.kinds);
  // Declared constant in the generated module, since only this file ever changes it.
  replaceList(subclasses as unknown as unknown[], next.subclasses);
  replaceTable(loadKind, next.loadKind);
  replaceTable(kindIcons, icons.kindIcons);
  replaceTable(kindDescriptions, descriptions.kindDescriptions);
  replaceList(languages as unknown as unknown[], texts.languages);
  replaceTable(loadLanguage, texts.loadLanguage);
  replaceTable(loadKindTexts, kindTexts.loadKindTexts);
  await showChosen();
  const isMeta = ([resource]: readonly unknown[]) => resource === 'component-meta';
  void dropReads(isMeta);
  announceKinds();
  void refetchReads((key) => !isMeta(key));
}

function replaceList(list: unknown[], next: readonly unknown[]): void {
  list.splice(0, list.length, ...next);
}

function replaceTable(table: object, next: object): void {
  for (const key of Object.keys(table)) Reflect.deleteProperty(table, key);
  Object.assign(table, next);
}
