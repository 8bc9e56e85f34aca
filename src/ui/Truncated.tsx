import layout from './layout.module.css';

/** Text on one line, cut with an ellipsis, whole in its title; it keeps its own writing direction. */
export function Truncated({ text }: { text: string }) {
  return (
    <bdi className={layout.truncated} title={text}>
      {text}
    </bdi>
  );
}
