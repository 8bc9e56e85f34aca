import { type ReactNode, useCallback, useMemo } from 'react';
import { projectNameMatches } from '#api/projectCalls.ts';
import { useProjects } from '#api/useProjects.ts';
import { form } from '#generated/forms/duplicate.ts';
import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';
import { FormDialog } from '#records/FormDialog.tsx';

export interface NameDialogProps {
  title: string;
  lead?: ReactNode;
  action: string;
  /** What the name is made of; another one is suggested where it is taken. */
  wanted: string;
  /** Where the name must be free. */
  templates: boolean;
  suffix?: string;
  submit: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a project that is about to be made or to come back, and stays until it is. */
export function NameDialog({ wanted, templates, suffix, submit, ...rest }: NameDialogProps) {
  const { data } = useProjects({ templates });
  const values = useMemo(() => {
    const taken = new Set((data ?? []).map(({ name }) => nameKey(name)));
    return { name: freeName(wanted, taken, suffix === undefined ? {} : { suffix }) };
  }, [data, wanted, suffix]);
  const find = useCallback((name: string) => projectNameMatches({ name, templates }), [templates]);
  return <FormDialog {...rest} form={form} values={values} find={find} submit={({ name }) => submit(String(name))} />;
}
