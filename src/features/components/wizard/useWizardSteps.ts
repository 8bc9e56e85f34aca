import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createComponent } from '#api/componentCalls.ts';
import { useFreeName } from '#library/useFreeName.ts';
import { getWording } from '#library/wording.ts';
import { addresses } from '#model/addresses.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { tabFields } from '#model/tabFields.ts';
import { createFailure } from '#records/failures.ts';
import { showFieldErrors } from '#records/showFieldErrors.ts';
import { useFailureNotice } from '#records/useFailureNotice.ts';
import { toasts } from '#ui/toastStore.ts';
import { createUnderFreeName } from './createUnderFreeName.ts';
import { useNameIfEmpty } from './useNameIfEmpty.ts';
import { closeWizard, moveWizard, useWizard } from './wizardStore.ts';

interface WizardStepsOptions {
  store: DraftStore;
  templates: boolean;
  /** The step that is shown. */
  index: number;
  /** Leads to a field. */
  onFault: (field: string) => void;
}

interface WizardSteps {
  /** A name is looked up, or the component is being made. */
  busy: boolean;
  /** What is wrong with the last try beside errors at fields. */
  failure: string | undefined;
  /** Whether the last try met errors at fields. */
  tried: boolean;
  goTo: (step: number) => void;
  /** Goes back in any case, and on once every step before the target is right. */
  moveTo: (target: number) => Promise<void>;
  /** Makes the component. */
  complete: () => Promise<void>;
  /** Makes it after a failure, whatever the server has said before. */
  retry: () => Promise<void>;
}

/** The way through the wizard's steps; on each way forward a look-up of the name that is under way is waited for. */
export function useWizardSteps({ store, templates, index, onFault }: WizardStepsOptions): WizardSteps {
  const { definition } = store;
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // A notice's Retry belongs to an earlier render.
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<string>();
  const [tried, setTried] = useState(false);
  const notice = useFailureNotice();
  const names = useFreeName(store, { subclass: definition.id, templates });
  const taken = useNameIfEmpty(store, { templates });

  const goTo = (step: number) => moveWizard({ step, texts: store.texts() });

  /** Whether all these fields are right by now, the name's look-up included. */
  async function areRight(fields: readonly string[]): Promise<boolean> {
    let error = store.attempt(fields);
    if (!error && names?.isPending) {
      await names.settle();
      error = store.attempt(fields);
    }
    setTried(error !== undefined);
    if (error) onFault(error.field);
    return error === undefined;
  }

  /** One way forward at a time. */
  async function busily(act: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    await act().finally(() => {
      isBusy.current = false;
      setBusy(false);
    });
  }

  async function moveTo(target: number) {
    if (target <= index) {
      setTried(false);
      return goTo(target);
    }
    const before = definition.tabs.slice(0, target).flatMap((step) => tabFields(definition, step));
    await busily(async () => {
      // Whoever has gone elsewhere meanwhile stays there.
      const place = currentPlace();
      if ((await areRight(before)) && place === currentPlace()) goTo(target);
    });
  }

  async function complete() {
    await busily(async () => {
      setFailure(undefined);
      notice.dismiss();
      const place = currentPlace();
      if (!(await areRight(Object.keys(definition.fields))) || place !== currentPlace()) return;
      try {
        const { component } = await createUnderFreeName(store, {
          taken,
          create: (values) => createComponent({ subclass: definition.id, templates, values }),
        });
        closeWizard();
        toasts.add({ type: 'success', ...getWording(templates).created });
        navigate(addresses.component(component.id), { state: { subclass: component.subclass } });
      } catch (thrown) {
        showFailure(thrown);
      }
    });
  }

  function showFailure(thrown: unknown) {
    const { fields, notice: words } = createFailure({ error: thrown, templates });
    const { first, elsewhere } = showFieldErrors(store, fields);
    notice.show({ ...words, retry: () => void retry() });
    setFailure(elsewhere || (first ? undefined : words.message));
    setTried(first !== undefined);
    if (first) onFault(first);
  }

  async function retry() {
    store.clearForeignErrors();
    await complete();
  }

  return { busy, failure, tried, goTo, moveTo, complete, retry };
}

/** The kind and the step that the wizard shows; undefined where it is closed, or another kind is being chosen. */
function currentPlace(): string | undefined {
  const { progress } = useWizard.getState();
  return progress && !progress.choosing ? `${progress.subclass}/${progress.step}` : undefined;
}
