import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ApiError, toApiError } from '#api/ApiError.ts';
import { nameMatches } from '#api/componentCalls.ts';
import { useComponents } from '#api/useComponents.ts';
import { form } from '#generated/forms/duplicate.ts';
import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';
import { FormDialog } from '#records/FormDialog.tsx';
import { nameFailure } from '#records/failures.ts';

export interface NameDialogProps {
  title: string;
  lead?: ReactNode;
  /** The button that takes the name. */
  action: string;
  /** What the name is made of; another one is suggested where it is taken. */
  wanted: string;
  suffix?: string;
  /** Where the name must be free. */
  subclass: string;
  templates: boolean;
  submit: (name: string) => Promise<void>;
  /** Stands for a failure without words of its own. */
  failed: string;
  onClose: () => void;
}

/** Asks for the name of a component that is about to be made, and stays until it is. */
export function NameDialog({ wanted, suffix, subclass, templates, submit, failed, ...rest }: NameDialogProps) {
  const { data } = useComponents({ templates });
  // What is made by this dialog comes into the list, and must not look like a name that is taken.
  const [list, setList] = useState(data);
  if (list === undefined && data !== undefined) setList(data);
  const values = useMemo(() => {
    const taken = (list ?? []).filter((item) => item.subclass === subclass).map(({ name }) => nameKey(name));
    return { name: freeName(wanted, new Set(taken), suffix === undefined ? {} : { suffix }) };
  }, [list, subclass, wanted, suffix]);
  const find = useCallback(
    (name: string) => nameMatches({ name, subclass, is_template: templates }),
    [subclass, templates],
  );
  return (
    <FormDialog
      {...rest}
      form={form}
      values={values}
      find={find}
      submit={({ name }) => submit(String(name).trim()).catch((thrown) => throwInWords(thrown, failed))}
    />
  );
}

/** What is wrong with the name is told at its field, anything else in the answer's words or in these. */
function throwInWords(thrown: unknown, failed: string): never {
  const failure = nameFailure(thrown, failed);
  if ('name' in failure) throw thrown;
  throw new ApiError({ message: failure.message, status: toApiError(thrown).status });
}
