import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#api/sessionStore.ts';
import { addresses } from '#model/addresses.ts';
import { afterIdle } from '#ui/afterIdle.ts';
import { lazyPart, PartNotLoaded } from '#ui/lazyPart.tsx';
import { LOGOUT } from './Logout.tsx';
import type { TourProps } from './Tour.tsx';
import { useTour } from './tourStore.ts';

/** Loads the tour on the dashboard if the account may not have seen it, or asks for it. */
export function TourHost() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const username = useSession((session) => (session.isAuthenticated ? session.username : null));
  const seenBy = useTour((state) => state.seenBy);
  const isAsked = new URLSearchParams(search).has('tour');
  const isHere = pathname === addresses.dashboard && state !== LOGOUT;
  const isDue = isHere && username !== null && (isAsked || seenBy !== username);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isDue ? afterIdle(() => setIdle(true)) : undefined), [isDue]);
  const end = () => {
    useTour.setState({ seenBy: username });
    if (isAsked) navigate(addresses.dashboard, { replace: true });
  };
  return (
    <Suspense>{isDue && isIdle && <Tour key={`${username} ${isAsked}`} isAsked={isAsked} onEnd={end} />}</Suspense>
  );
}

const Tour = lazyPart(async () => (await import('./Tour.tsx')).Tour, NoTour);

/** Replaces a tour that could not be loaded; only a user who has asked for it sees the failure. */
function NoTour({ isAsked }: TourProps) {
  return isAsked ? <PartNotLoaded /> : null;
}
