import { useEffect, useRef, useState } from 'react';
import { readSettings, saveSettings } from '#api/settingsCalls.ts';
import { usePalette } from './paletteStore.ts';
import { TourPopup } from './TourPopup.tsx';
import { TOUR_STEPS } from './tourSteps.tsx';

export interface TourProps {
  /** The user has requested the tour, so it is shown even if it was seen before. */
  isAsked: boolean;
  onEnd: () => void;
}

/** Leads through the dashboard in a few steps, once for each account; the page stays usable meanwhile. */
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
      // The open palette would cover the tour.
      if (isGone || (!isAsked && usePalette.getState().shown)) return;
      if (settings && !settings.tour_seen) {
        setShown(true);
        await saveSettings({ tour_seen: true });
      } else if (!isAsked) end.current();
    };
    // If the settings can't be read, it is not shown; if they can't be saved, it is shown again on the next visit.
    offer().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [isAsked]);
  // The last step leads to the command palette or the list of shortcuts, so opening either ends the tour.
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
