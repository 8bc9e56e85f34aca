import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { getStartField } from '#model/startField.ts';

/** Focuses the field that the link to the page named, if any; not again after Back, Forward or a reload. */
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
