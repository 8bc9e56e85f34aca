/** Whether If-Match names the tag; proxies that compress make a strong tag weak, so `W/` is passed over. */
export function matchesTag(ifMatch: string, tag: string | RegExp): boolean {
  const tags = ifMatch.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.some((sent) => sent === '*' || (typeof tag === 'string' ? sent === tag : tag.test(sent)));
}
