/** The first words of every generated page. */
export const PAGE_MARK = '<!-- Made by `npm run codegen`';

/** The comment at the top of a page, which says what it is made from. */
export function pageHeader(source: string): string {
  return `${PAGE_MARK} from ${source}; not to be edited. -->`;
}

/** Text as Markdown shows it: what would be markup outside of code is escaped. */
export function paragraph(text: string): string {
  const parts = text.split(/(`[^`]*`)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : part.replace(/[<*]/g, '\\$&'))).join('');
}
