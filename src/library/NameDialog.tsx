import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ApiError, toApiError } from '#api/ApiError.ts';
import { form } from '#generated/forms/duplicate.ts';
import { freeName } from '#model/freeName.ts';
import { FormDialog } from '#records/FormDialog.tsx';
import { nameFailure } from '#records/failures.ts';
import { findNamesakes } from './findNamesakes.ts';
import type { NameScope } from './NameScope.ts';
import { useComponentNames } from './useComponentNames.ts';
import { useProjectNames } from './useProjectNames.ts';

export interface NameDialogProps {
  title: string;
  lead?: ReactNode;
  /** The label of the button that submits the name. */
  action: string;
  /** The suggested name; if it is taken, a similar free name is suggested. */
  wanted: string;
  suffix?: string;
  /** The records among which the name must be free. */
  scope: NameScope;
  submit: (name: string) => Promise<void>;
  /** Shown for a failure without a message from the server. */
  failed: string;
  onClose: () => void;
}

/** Asks for the name of a component or project to be created or restored, and stays open until that is done. */
export function NameDialog({ scope: { subclass, templates }, ...rest }: NameDialogProps) {
  const find = useCallback(
    (name: string) => findNamesakes(subclass === undefined ? { templates } : { subclass, templates }, name),
    [subclass, templates],
  );
  return subclass === undefined ? (
    <ProjectNameDialog {...rest} find={find} templates={templates} />
  ) : (
    <ComponentNameDialog {...rest} find={find} subclass={subclass} templates={templates} />
  );
}

interface FoundNames extends Omit<NameDialogProps, 'scope'> {
  find: (name: string) => Promise<readonly { id: string }[]>;
}

function ComponentNameDialog({ subclass, templates, ...rest }: FoundNames & { subclass: string; templates: boolean }) {
  return <FreeNameDialog {...rest} names={useComponentNames({ subclass, templates }, rest.wanted)} />;
}

function ProjectNameDialog({ templates, ...rest }: FoundNames & { templates: boolean }) {
  return <FreeNameDialog {...rest} names={useProjectNames({ templates }, rest.wanted)} />;
}

function FreeNameDialog(props: FoundNames & { names: ReadonlySet<string> | undefined }) {
  const { names, wanted, suffix, submit, failed, ...rest } = props;
  // The record that this dialog creates appears in the list, and must not count as a taken name.
  const [taken, setTaken] = useState(names);
  if (taken === undefined && names !== undefined) setTaken(names);
  const values = useMemo(
    () => ({ name: freeName(wanted, taken ?? new Set(), suffix === undefined ? {} : { suffix }) }),
    [taken, wanted, suffix],
  );
  return (
    <FormDialog
      {...rest}
      form={form}
      values={values}
      submit={({ name }) => submit(String(name).trim()).catch((thrown) => throwInWords(thrown, failed))}
    />
  );
}

/**
 * Rethrows an error of the name, to be shown at its field; throws anything else with the answer's message or, without
 * one, with `failed`.
 */
function throwInWords(thrown: unknown, failed: string): never {
  const failure = nameFailure(thrown, failed);
  if ('name' in failure) throw thrown;
  throw new ApiError({ message: failure.message, status: toApiError(thrown).status });
}
