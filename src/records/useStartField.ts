import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { getStartField } from '#model/startField.ts';

/** Leads to the field at which a page begins, where the link to it named one. */
export function useStartField(focus: (field: string) => void): void {
  const { state } = useLocation();
  const isNew = useNavigationType() !== NavigationType.Pop;
  const field = useRef(isNew ? getStartField(state) : undefined);
  useEffect(() => {
    const { current } = field;
    field.current = undefined;
    if (current !== undefined) focus(current);
  });
}
