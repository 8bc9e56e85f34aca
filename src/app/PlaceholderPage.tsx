import { Construction } from 'lucide-react';
import { usePageTitle } from '#api/usePageTitle.ts';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from './PlaceholderPage.module.css';

/** The page of a section that is not built yet. */
export function PlaceholderPage({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <Page roomy>
      <h1>{title}</h1>
      <Panel as="p" inset="text" dashed className={styles.text}>
        <Construction size={20} strokeWidth={1.5} aria-hidden="true" />
        This section is under development.
      </Panel>
    </Page>
  );
}
