import type { LucideIcon } from 'lucide-react';
import { usePageTitle } from '#api/usePageTitle.ts';
import { LinkCard } from '#ui/LinkCard.tsx';
import { Page } from '#ui/Page.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tile } from '#ui/Tile.tsx';
import styles from './ChoicePage.module.css';

interface Choice {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
  /** Their number, or 'loading'. */
  count?: number | 'loading' | undefined;
}

interface ChoicePageProps {
  title: string;
  text: string;
  choices: Choice[];
}

/** A page with links to others. */
export function ChoicePage({ title, text, choices }: ChoicePageProps) {
  usePageTitle(title);
  return (
    <Page width={960} spaced roomy>
      <PageTitle title={title}>{text}</PageTitle>
      <ul className={styles.choices}>
        {choices.map(({ to, icon: Icon, title, text, count }) => (
          <li key={to}>
            <LinkCard
              to={to}
              icon={<Tile size="l" color="var(--accent)" icon={<Icon />} />}
              title={title}
              text={text}
              end={count === 'loading' ? <Skeleton width={24} /> : count?.toLocaleString('en')}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
