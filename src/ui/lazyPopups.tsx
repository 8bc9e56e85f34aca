import { lazyPart, NotOpened } from './lazyPart.tsx';
import { OnlyTrigger } from './OnlyTrigger.tsx';

/** Popups above a page; none is needed before the user points at something or presses it. */
export const OpenMenu = lazyPart(async () => (await import('./OpenMenu.tsx')).OpenMenu, NotOpened);
export const OpenDialog = lazyPart(async () => (await import('./OpenDialog.tsx')).OpenDialog, NotOpened);
export const DropPopup = lazyPart(async () => (await import('./DropPopup.tsx')).DropPopup, OnlyTrigger);
export const HoverPopover = lazyPart(async () => (await import('./HoverPopover.tsx')).HoverPopover, OnlyTrigger);
export const TooltipPopup = lazyPart(async () => (await import('./TooltipPopup.tsx')).TooltipPopup);

/** For preloading, so that they open at once. */
export const POPUPS = [OpenMenu, OpenDialog, DropPopup, HoverPopover, TooltipPopup];
