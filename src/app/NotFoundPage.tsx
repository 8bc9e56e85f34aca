import { Compass } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#api/usePageTitle.ts';
import { addresses } from '#model/addresses.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** The page for an unknown address. */
export function NotFoundPage() {
  usePageTitle('Page Not Found');
  const navigate = useNavigate();
  return (
    <EmptyState
      isPage
      icon={<Compass />}
      title="Page Not Found"
      text="The page you're looking for doesn't exist."
      action={<Button onClick={() => navigate(addresses.dashboard)}>Go to dashboard</Button>}
    />
  );
}
