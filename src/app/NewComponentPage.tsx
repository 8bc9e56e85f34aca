import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { openWizard } from '#features/components/wizard/wizardStore.ts';
import { addresses } from '#model/addresses.ts';

/** /quick-create/component: the list with its wizard begun; what follows, a reload too, is the list's own affair. */
export function NewComponentPage() {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    openWizard(false);
    setBegun(true);
  }, []);
  return begun ? <Navigate to={addresses.components} replace /> : null;
}
