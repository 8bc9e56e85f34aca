/** The first words of every generated page. */
export const PAGE_MARK = '<!-- Made by `npm run codegen`';

/** Returns the comment at the top of a page, which names its source. */
export function pageHeader(source: string): string {
  return `${PAGE_MARK} from ${source}; not to be edited. -->`;
}

/** Escapes text for Markdown, apart from code in backticks. */
export function paragraph(text: string): string {
  const parts = text.split(/(`[^`]*`)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : part.replace(/[<*]/g, '\\$&'))).join('');
}
