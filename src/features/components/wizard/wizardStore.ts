import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSession } from '#api/sessionStore.ts';
import type { Texts } from '#model/draftHistory.ts';
import { isRecord } from '#model/isRecord.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { readTexts } from '#model/readTexts.ts';
import { adoptLeftWizard, wizardStorage } from './wizardTab.ts';

/** The user's progress with a new component; survives a reload, and starts over when the wizard is opened. */
export interface WizardProgress {
  /** The user who started it; other users who sign in later can neither see nor continue it. */
  username: string | null;
  templates: boolean;
  /** The kind of the texts; unchanged while another one is being chosen. */
  subclass: string | undefined;
  choosing: boolean;
  step: number;
  /** Texts that differ from the kind's defaults, by field. */
  texts: Texts;
  /** The version of the kind for which the texts were typed. */
  version: number;
}

interface WizardState {
  progress: WizardProgress | undefined;
}

type KeptTexts = Pick<WizardProgress, 'texts' | 'version'>;

export const NO_TEXTS: KeptTexts = { texts: {}, version: FIRST_VERSION };

export const useWizard = create<WizardState>()(
  persist((): WizardState => ({ progress: undefined }), {
    name: 'wizard',
    storage: wizardStorage<WizardState>(),
    merge: (kept): WizardState => ({ progress: readProgress(kept) }),
  }),
);

export function openWizard(templates: boolean): void {
  const { username } = useSession.getState();
  const begun = {
    username,
    templates,
    subclass: undefined,
    choosing: true,
    step: 0,
    texts: {},
    version: FIRST_VERSION,
  };
  useWizard.setState({ progress: begun });
}

/** Resumes, in a new tab, a wizard whose tab was closed or crashed. */
export async function resumeWizard(username: string): Promise<void> {
  const isFree = () => useWizard.getState().progress === undefined;
  // Without browser storage there is nothing to resume, and the store has no `persist`.
  if (await adoptLeftWizard(username, isFree)) await useWizard.persist?.rehydrate();
}

export function closeWizard(): void {
  useWizard.setState({ progress: undefined });
}

/** Starts with a kind's defaults, overridden by texts that carry over from another kind. */
export function chooseKind(subclass: string, { texts, version }: KeptTexts = NO_TEXTS): void {
  moveWizard({ subclass, choosing: false, step: 0, texts, version });
}

/** Opens the choice of another kind; the current kind's texts stay until one is chosen. */
export function changeKind(): void {
  moveWizard({ choosing: true });
}

export function keepKind(): void {
  moveWizard({ choosing: false });
}

export function moveWizard(change: Partial<WizardProgress>): void {
  useWizard.setState(({ progress }) => ({ progress: progress && { ...progress, ...change } }));
}

/** Reads the stored progress, which users may have edited; undefined if it is not a wizard's progress. */
function readProgress(kept: unknown): WizardProgress | undefined {
  const progress = isRecord(kept) ? kept.progress : undefined;
  if (!isRecord(progress)) return undefined;
  const { username, templates, subclass, choosing, step, texts, version } = progress;
  const kind = typeof subclass === 'string' ? subclass : undefined;
  return {
    username: typeof username === 'string' ? username : null,
    templates: templates === true,
    subclass: kind,
    choosing: choosing === true || kind === undefined,
    step: typeof step === 'number' && Number.isInteger(step) && step >= 0 ? step : 0,
    texts: readTexts(texts),
    version: typeof version === 'number' ? version : FIRST_VERSION,
  };
}
