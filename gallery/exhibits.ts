import { actionExhibits } from './actionExhibits.tsx';
import type { Exhibits } from './Exhibit.ts';
import { inputExhibits } from './inputExhibits.tsx';
import { noticeExhibits } from './noticeExhibits.tsx';
import { recordExhibits } from './recordExhibits.tsx';
import { surfaceExhibits } from './surfaceExhibits.tsx';
import { tableExhibits } from './tableExhibits.tsx';
import { textExhibits } from './textExhibits.tsx';
import { widgetExhibits } from './widgetExhibits.tsx';

/** Every shared control and widget, by the name of its file. */
export const exhibits: Exhibits = {
  ...actionExhibits,
  ...inputExhibits,
  ...noticeExhibits,
  ...recordExhibits,
  ...surfaceExhibits,
  ...tableExhibits,
  ...textExhibits,
  ...widgetExhibits,
};
