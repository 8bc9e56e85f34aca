import { useState } from 'react';
import { mountToPaint, unmount } from './mountToPaint.tsx';

/** The unit of all figures: one plain input whose state is React's. */
function ControlledInput() {
  const [text, setText] = useState('1');
  return <input type="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

window.contestant = { mount: () => mountToPaint(() => <ControlledInput />), unmount };
