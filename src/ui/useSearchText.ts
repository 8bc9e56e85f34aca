import { useEffect, useRef, useState } from 'react';

/** The search as it is typed: the address follows when the typing rests, and leads when it changes by itself. */
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

/** Milliseconds without a key after which the address takes the text. */
const REST = 200;
