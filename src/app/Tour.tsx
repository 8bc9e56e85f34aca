import { useEffect, useRef, useState } from 'react';
import { readSettings, saveSettings } from '#api/settingsCalls.ts';
import { usePalette } from './paletteStore.ts';
import { TourPopup } from './TourPopup.tsx';
import { TOUR_STEPS } from './tourSteps.tsx';

export interface TourProps {
  /** The person wants to see it, seen before or not. */
  isAsked: boolean;
  onEnd: () => void;
}

/** Leads through the dashboard in a few steps, once for each account; the page can be used all the while. */
export function Tour({ isAsked, onEnd }: TourProps) {
  const [isShown, setShown] = useState(isAsked);
  const [place, setPlace] = useState(0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    let isGone = false;
    const offer = async () => {
      const settings = await readSettings();
      // The search would cover it.
      if (isGone || (!isAsked && usePalette.getState().shown)) return;
      if (settings && !settings.tour_seen) {
        setShown(true);
        await saveSettings({ tour_seen: true });
      } else if (!isAsked) end.current();
    };
    // Without an answer it is not shown, or shown once more on the next visit.
    offer().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [isAsked]);
  // The list of keys, or the search, is what the last step leads to.
  useEffect(() => (isShown ? usePalette.subscribe(({ shown }) => shown && end.current()) : undefined), [isShown]);
  const step = TOUR_STEPS[place];
  if (!isShown || !step) return null;
  return (
    <TourPopup
      step={step}
      place={place}
      count={TOUR_STEPS.length}
      onPlace={(next) => (next < TOUR_STEPS.length ? setPlace(next) : onEnd())}
      onEnd={onEnd}
    />
  );
}
