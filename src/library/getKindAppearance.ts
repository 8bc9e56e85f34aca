import { Component, type LucideIcon } from 'lucide-react';
import { kindIcons } from '#generated/kindIcons.ts';
import { kinds, type Subclass, subclasses } from '#generated/kinds.ts';
import { OTHER_KINDS_TITLE } from '#model/createKindRank.ts';
import { useLanguage } from './languageStore.ts';

export interface KindAppearance {
  title: string;
  plural: string;
  color: string;
  Icon: LucideIcon;
}

/**
 * Returns a kind's title in the current language, its icon and its colour; `GENERATION` for a subclass that this build
 * does not know.
 */
export function getKindAppearance(subclass: string): KindAppearance {
  const summary = kinds.find((kind) => kind.subclass === subclass);
  const texts = useLanguage.getState().shown?.kinds[subclass];
  return summary ? { ...summary, ...texts, Icon: kindIcons[summary.subclass] } : GENERATION;
}

export function isKnown(subclass: string): subclass is Subclass {
  const known: readonly string[] = subclasses;
  return known.includes(subclass);
}

/** The category of components whose kind is unknown. */
export const GENERATION: KindAppearance = {
  title: OTHER_KINDS_TITLE,
  plural: OTHER_KINDS_TITLE,
  color: '#9caaba',
  Icon: Component,
};
