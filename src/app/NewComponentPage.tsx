import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { chooseKind, openWizard } from '#features/components/wizard/wizardStore.ts';
import { isKnown } from '#library/getKindAppearance.ts';
import { addresses } from '#model/addresses.ts';

/**
 * /quick-create/component: opens the list with its wizard, at the steps of the kind that `?kind=` names; everything after
 * that, reloads included, is handled by the list.
 */
export function NewComponentPage() {
  const [begun, setBegun] = useState(false);
  const [params] = useSearchParams();
  const kind = params.get('kind');
  useEffect(() => {
    openWizard(false);
    if (kind !== null && isKnown(kind)) chooseKind(kind);
    setBegun(true);
  }, [kind]);
  return begun ? <Navigate to={addresses.components} replace /> : null;
}
