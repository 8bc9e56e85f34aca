import { useCallback, useMemo } from 'react';
import { convertProject, duplicateProject, projectNameMatches } from '#api/projectCalls.ts';
import { type Project, useProjects } from '#api/useProjects.ts';
import { FormDialog } from '#engine/FormDialog.tsx';
import { form } from '#generated/forms/duplicate.ts';
import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';
import { toasts } from '#ui/toastStore.ts';
import { wordingOf } from './wording.ts';

export interface CopyDialogProps {
  project: Project;
  onMade: (copy: Project) => void;
  onClose: () => void;
}

/** Asks for the name of a duplicate and makes it. */
export function DuplicateDialog({ project, onMade, onClose }: CopyDialogProps) {
  const { duplicate, duplicated } = wordingOf(project.is_template);
  return (
    <NameDialog
      title={duplicate}
      action={duplicate}
      wanted={project.name}
      templates={project.is_template}
      suffix="copy"
      onClose={onClose}
      submit={async (name) => {
        const copy = await duplicateProject({ id: project.id, name });
        toasts.add({ type: 'success', ...duplicated });
        onMade(copy);
      }}
    />
  );
}

/** Asks for the name of a project's counterpart and makes it; the original stays. */
export function ConvertDialog({ project, onMade, onClose }: CopyDialogProps) {
  const { is_template: isTemplate, id } = project;
  const { counterpart, convertLead, converted } = wordingOf(isTemplate);
  return (
    <NameDialog
      title={`Convert to ${counterpart}`}
      lead={convertLead}
      action="Convert"
      wanted={project.name}
      templates={!isTemplate}
      onClose={onClose}
      submit={async (name) => {
        const made = await convertProject({ id, name, isTemplate });
        toasts.add({ type: 'success', ...converted });
        onMade(made);
      }}
    />
  );
}

interface NameDialogProps {
  title: string;
  lead?: string;
  action: string;
  /** What the name is made of; another one is suggested where it is taken. */
  wanted: string;
  /** Where the name must be free. */
  templates: boolean;
  suffix?: string;
  submit: (name: string) => Promise<void>;
  onClose: () => void;
}

function NameDialog({ wanted, templates, suffix, submit, ...rest }: NameDialogProps) {
  const { data } = useProjects({ templates });
  const values = useMemo(() => {
    const taken = new Set((data ?? []).map(({ name }) => nameKey(name)));
    return { name: freeName(wanted, taken, suffix === undefined ? {} : { suffix }) };
  }, [data, wanted, suffix]);
  const find = useCallback((name: string) => projectNameMatches({ name, templates }), [templates]);
  return <FormDialog {...rest} form={form} values={values} find={find} submit={({ name }) => submit(String(name))} />;
}
