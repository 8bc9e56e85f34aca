import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { openWizard } from '#features/components/wizard/wizardStore.ts';
import { addresses } from '#model/addresses.ts';

/**
 * /quick-create/component: opens the list with its wizard; everything after that, reloads included, is handled by the
 * list.
 */
export function NewComponentPage() {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    openWizard(false);
    setBegun(true);
  }, []);
  return begun ? <Navigate to={addresses.components} replace /> : null;
}
