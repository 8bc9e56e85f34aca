import { useState } from 'react';
import { mountToPaint } from './mountToPaint.tsx';
import { offerContestant } from './offerContestant.ts';

/** The unit of all figures: one plain input controlled by React. */
function ControlledInput() {
  const [text, setText] = useState('1');
  return <input type="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

offerContestant({ mount: () => mountToPaint(() => <ControlledInput />) });
