import { dateAndTime } from '#ui/dateAndTime.ts';
import { joinClasses } from '#ui/joinClasses.ts';
import layout from '#ui/layout.module.css';

/** A time in a cell, in other words than date and time, which its title states. */
export function Moment({ iso, text }: { iso: string; text: string }) {
  return (
    <time className={joinClasses(layout.muted, layout.oneLine)} dateTime={iso} title={dateAndTime(iso)}>
      {text}
    </time>
  );
}
