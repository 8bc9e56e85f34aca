import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { AssumptionSheet } from '#library/assumptions/AssumptionSheet.tsx';
import { toAssumed } from '#library/assumptions/toAssumed.ts';
import { addresses } from '#model/addresses.ts';
import { isRecord } from '#model/isRecord.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { Page } from '#ui/Page.tsx';
import { Select } from '#ui/Select.tsx';
import { ComponentProblem } from '../editor/ComponentProblem.tsx';
import { EditorSkeleton } from '../editor/EditorSkeleton.tsx';
import { useFoundComponent } from '../editor/useFoundComponent.ts';
import styles from './AssumptionsPage.module.css';
import { useTemplate } from './useTemplate.ts';

/** /components/{id}/assumptions: every value of a stored component beside its default or the value of a template. */
export function AssumptionsPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const subclass = isRecord(state) && typeof state.subclass === 'string' ? state.subclass : undefined;
  const { ready, isMissing, problem } = useFoundComponent({ id, subclass });
  const kind = ready?.kind;
  const component = ready?.stored.component;
  const compared = useTemplate(kind, id);
  const { templates, chosen, choose, template } = compared;
  const components = useMemo(
    () => (kind && component ? [{ ...toAssumed(kind, component), template }] : []),
    [kind, component, template],
  );
  if (isMissing) return <EmptyState isPage icon={<SearchX />} title="Component not found." />;
  if (!kind || !component) {
    return <Page>{problem ? <ComponentProblem problem={problem} /> : <EditorSkeleton />}</Page>;
  }
  const { name, is_template: isTemplate, updated_at } = component;
  return (
    <AssumptionSheet
      name={name}
      about={`${kind.definition.title}${isTemplate ? ' template' : ''} · Last updated ${dateAndTime(updated_at)}`}
      back={addresses.component(id)}
      components={components}
      waiting={compared.isLoading ? 'Loading the template...' : undefined}
      tools={
        templates.length > 0 && (
          <Select
            className={styles.compared}
            aria-label="Compared with"
            value={chosen}
            options={[
              { value: '', label: 'Compared with defaults' },
              ...templates.map(({ id: value, name: label }) => ({ value, label: `Compared with ${label}` })),
            ]}
            onChange={choose}
          />
        )
      }
    >
      <TemplateProblem {...compared} />
    </AssumptionSheet>
  );
}

/** Says why the values are compared with the defaults instead of the template that was chosen. */
function TemplateProblem({ error, listError, retry, choose }: ReturnType<typeof useTemplate>) {
  if (!error) return listError && <ErrorBanner error={listError} onRetry={retry} />;
  if (error.status !== 404) return <ErrorBanner error={error} onRetry={retry} />;
  return (
    <Alert
      tone="warning"
      action={
        <Button size="s" onClick={() => choose('')}>
          Compare with defaults
        </Button>
      }
    >
      This template no longer exists.
    </Alert>
  );
}
