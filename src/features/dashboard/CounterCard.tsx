import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { DemoCard } from './DemoCard.tsx';

/** Counts presses, which shows that the page responds. */
export function CounterCard() {
  const [count, setCount] = useState(0);
  return (
    <DemoCard
      title="Counter"
      text="Counts on this page only; nothing is saved."
      action={<Button onClick={() => setCount(count + 1)}>Count is {count}</Button>}
    />
  );
}
