import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { openWizard } from '#features/components/wizardStore.ts';
import { routes } from '#model/routes.ts';

/** /quick-create/component: the list with its wizard begun; what follows, a reload too, is the list's own affair. */
export function NewComponentPage() {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    openWizard(false);
    setBegun(true);
  }, []);
  return begun ? <Navigate to={routes.components} replace /> : null;
}
