import { useEffect, useRef, useState } from 'react';

/**
 * The search text as it is typed: the address is updated when typing pauses, and any other change of the address
 * updates the text.
 */
export function useSearchText(address: string, write: (search: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(address);
  const written = useRef(address);
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setText(address);
  }, [address]);
  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => {
      written.current = text;
      write(text);
    }, REST);
    return () => clearTimeout(timer);
  }, [text, write]);
  return [text, setText];
}

/** Milliseconds without a keystroke after which the address takes the text. */
const REST = 200;
