import layout from './layout.module.css';

/** One line of text, truncated with an ellipsis; its title holds the full text. It keeps its own writing direction. */
export function Truncated({ text }: { text: string }) {
  return (
    <bdi className={layout.truncated} title={text}>
      {text}
    </bdi>
  );
}
