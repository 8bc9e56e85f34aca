import layout from './layout.module.css';

/** Text on one line, cut with an ellipsis, whole in its title; its writing direction stays its own. */
export function Truncated({ text }: { text: string }) {
  return (
    <bdi className={layout.truncated} title={text}>
      {text}
    </bdi>
  );
}
