import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSession } from '#api/sessionStore.ts';

/** How far a person has come with a new component; kept over a reload, begun anew each time the wizard is opened. */
export interface WizardProgress {
  /** Who began it: somebody else who signs in later neither sees it nor goes on with it. */
  username: string | null;
  templates: boolean;
  subclass: string | undefined;
  step: number;
  /** Texts that differ from the kind's defaults, by field. */
  texts: Record<string, string>;
}

export const useWizard = create<{ progress: WizardProgress | undefined }>()(
  persist((): { progress: WizardProgress | undefined } => ({ progress: undefined }), { name: 'wizard' }),
);

export function openWizard(templates: boolean): void {
  const { username } = useSession.getState();
  useWizard.setState({ progress: { username, templates, subclass: undefined, step: 0, texts: {} } });
}

export function closeWizard(): void {
  useWizard.setState({ progress: undefined });
}

/** Choosing a kind starts from its defaults. */
export function chooseKind(subclass: string | undefined): void {
  moveWizard({ subclass, step: 0, texts: {} });
}

export function moveWizard(change: Partial<WizardProgress>): void {
  useWizard.setState(({ progress }) => ({ progress: progress && { ...progress, ...change } }));
}
