import { useNavigate } from 'react-router-dom';
import type { ApiError } from '#api/ApiError.ts';
import { createComponent } from '#api/componentCalls.ts';
import { getWording } from '#library/componentWording.ts';
import { useFreeName } from '#library/useFreeName.ts';
import { addresses } from '#model/addresses.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { getKindVersion } from '#model/kindVersion.ts';
import { tabFields } from '#model/tabFields.ts';
import { createFailure } from '#records/failures.ts';
import { useFailureNotice } from '#records/useFailureNotice.ts';
import { useSubmission } from '#records/useSubmission.ts';
import { toasts } from '#ui/toastStore.ts';
import { createUnderFreeName } from './createUnderFreeName.ts';
import { useNameIfEmpty } from './useNameIfEmpty.ts';
import { closeWizard, moveWizard } from './wizardStore.ts';

interface WizardStepsOptions {
  store: DraftStore;
  /** The steps that are currently visible. */
  tabs: readonly { id: string }[];
  templates: boolean;
  /** The index of the current step. */
  index: number;
  /** Goes to a faulty field. */
  onFault: (field: string) => void;
}

interface WizardSteps {
  /** True while a name is being looked up or the component is being created. */
  busy: boolean;
  /** Why the last attempt failed, apart from errors at fields. */
  failure: string | undefined;
  /** Whether the last attempt found a faulty field. */
  isFaulty: boolean;
  goTo: (step: number) => void;
  /** Goes back in any case, and forward once every step before the target is valid. */
  moveTo: (target: number) => Promise<void>;
  /** Creates the component. */
  complete: () => Promise<void>;
  /** Tries again after a failure, ignoring the server's earlier errors. */
  retry: () => Promise<void>;
}

/**
 * Moves between the wizard's steps and creates the component; a move forward waits for a pending look-up of the name.
 */
export function useWizardSteps({ store, tabs, templates, index, onFault }: WizardStepsOptions): WizardSteps {
  const { definition } = store;
  const navigate = useNavigate();
  const { submission, isBusy, isFaulty, failure } = useSubmission(store);
  const notice = useFailureNotice();
  const names = useFreeName(store, { subclass: definition.id, templates });
  const taken = useNameIfEmpty(store, { templates });

  function goTo(step: number) {
    // Changing the step cancels a pending submission.
    submission.giveUp();
    moveWizard({ step, texts: store.texts(), version: getKindVersion(store) });
  }

  async function moveTo(target: number) {
    if (target <= index) {
      submission.reset();
      return goTo(target);
    }
    const passed = new Set(tabs.slice(0, target).map(({ id }) => id));
    await submission.attempt({
      fields: definition.tabs.filter(({ id }) => passed.has(id)).flatMap((step) => tabFields(definition, step)),
      names,
      send: async () => goTo(target),
      explain,
      onFault,
    });
  }

  function complete() {
    return submission.attempt({ names, send: create, explain, onFault, onFailed });
  }

  async function create() {
    notice.dismiss();
    const { component } = await createUnderFreeName(store, {
      taken,
      create: (values) => createComponent({ subclass: definition.id, templates, values }),
    });
    closeWizard();
    toasts.add({ type: 'success', ...getWording(templates).created });
    navigate(addresses.component(component.id), { state: { subclass: component.subclass } });
  }

  function explain(error: ApiError) {
    const { fields, notice: words } = createFailure({ error, templates });
    return { fields, line: words.message };
  }

  function onFailed(error: ApiError) {
    notice.show({ ...createFailure({ error, templates }).notice, retry: () => void submission.retry() });
  }

  return { busy: isBusy, failure, isFaulty, goTo, moveTo, complete, retry: () => submission.retry() };
}
