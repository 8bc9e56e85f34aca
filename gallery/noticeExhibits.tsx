import { Inbox } from 'lucide-react';
import { useEffect } from 'react';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { OfflineBar } from '#ui/OfflineBar.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { type ToastType, toasts } from '#ui/toastStore.ts';
import type { Exhibits } from './Exhibit.ts';
import { ignore } from './ignore.ts';

const TONES = ['error', 'info', 'warning', 'success'] as const;
const TOASTS: readonly ToastType[] = ['success', 'error', 'warning', 'info'];

/** Notices and banners. */
export const noticeExhibits: Exhibits = {
  Alert: {
    states: Object.fromEntries(
      TONES.map((tone) => [
        tone,
        () => (
          <Alert tone={tone} title={`A title (${tone})`} action={<Button size="s">Act</Button>}>
            What has happened, and what can be done.
          </Alert>
        ),
      ]),
    ),
  },
  EmptyState: {
    states: {
      plain: () => <EmptyState icon={<Inbox />} title="No components yet" />,
      'with text and action': () => (
        <EmptyState icon={<Inbox />} title="Nothing matches" text="Try another word." action={<Button>Clear</Button>} />
      ),
    },
  },
  ErrorBanner: {
    states: {
      'with a message': () => <ErrorBanner error={{ message: 'The server does not answer' }} onRetry={ignore} />,
      'without one': () => <ErrorBanner error={{ message: '' }} onRetry={ignore} />,
      'with a reference': () => (
        <ErrorBanner
          error={{ message: 'Something went wrong on our end. Please try again later', reference: 'a1b2c3d4-e5f6' }}
          onRetry={ignore}
        />
      ),
    },
  },
  NotOffered: { states: { plain: () => <NotOffered what="Results" /> } },
  OfflineBar: { states: { offline: () => <Offline /> } },
  Toasts: { states: { 'all types': () => <AllToasts /> } },
};

function Offline() {
  useEffect(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
    };
  }, []);
  return (
    <>
      <p>The line is at the lower edge of the window.</p>
      <OfflineBar />
    </>
  );
}

function AllToasts() {
  useEffect(() => {
    for (const type of TOASTS) {
      const actions = [{ label: 'Undo', action: ignore }];
      toasts.add({ id: type, type, title: `A notice (${type})`, message: 'What was done', persistent: true, actions });
    }
    return toasts.clearAll;
  }, []);
  return (
    <>
      <p>The notices are at the upper right.</p>
      <Toasts />
    </>
  );
}
