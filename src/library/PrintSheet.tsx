import { ArrowLeft, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { productName } from '#api/env.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { isRecord } from '#model/isRecord.ts';
import { Button } from '#ui/Button.tsx';
import { dateAndTime } from '#ui/dateAndTime.ts';
import styles from './PrintSheet.module.css';

export interface PrintSheetProps {
  title: string;
  /** Below the title: what it is, and when it was changed. */
  about: ReactNode;
  /** Everything to be printed is loaded. */
  isReady: boolean;
  /** Where Back leads if the page was opened directly. */
  back: string;
  wide?: boolean | undefined;
  children: ReactNode;
}

/**
 * A light single-column page for printing, with a header. If it was opened in order to be printed, the browser's print
 * dialog opens once everything is loaded.
 */
export function PrintSheet({ title, about, isReady, back, wide = false, children }: PrintSheetProps) {
  usePageTitle(title);
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const [now] = useState(() => new Date().toISOString());
  const prints = isRecord(state) && state.prints === true;
  useEffect(() => {
    if (!prints || !isReady) return;
    // The page is painted first, so that it is not empty behind the browser's dialog.
    const timer = setTimeout(() => window.print());
    return () => clearTimeout(timer);
  }, [prints, isReady]);
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <Button icon={<ArrowLeft />} onClick={() => (key === 'default' ? navigate(back) : navigate(-1))}>
          Back
        </Button>
        <Button variant="primary" icon={<Printer />} disabled={!isReady} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <article className={styles.sheet} data-wide={wide || undefined}>
        <header className={styles.head}>
          <h1>
            <bdi>{title}</bdi>
          </h1>
          <p className={styles.product}>
            {productName} · {dateAndTime(now)}
          </p>
          <p className={styles.about}>{about}</p>
        </header>
        {children}
      </article>
    </div>
  );
}
