import { type ComponentProps, cloneElement, type ReactElement, useState } from 'react';
import { PartNotLoaded } from './lazyPart.tsx';

interface OnlyTriggerProps {
  trigger: ReactElement<ComponentProps<'button'>>;
}

/** The trigger of a panel that could not be loaded; shows the failure at once and again at each press. */
export function OnlyTrigger({ trigger }: OnlyTriggerProps) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      {cloneElement(trigger, { onClick: () => setPresses(presses + 1) })}
      <PartNotLoaded key={presses} />
    </>
  );
}
