import { afterEach, describe, expect, it, vi } from 'vitest';
import { findPicture, hasFiles, readClipboardPicture, refusePicture } from '#widgets/pictureFile.ts';

afterEach(() => vi.unstubAllGlobals());

const file = (name: string, type: string) => new File(['x'], name, { type });

it('the first picture among files is found', () => {
  const [table, chart, photo] = [file('a.csv', 'text/csv'), file('b.png', 'image/png'), file('c.jpg', 'image/jpeg')];
  expect(findPicture([table, chart, photo])).toBe(chart);
  expect(findPicture([table, file('d', 'not/image/png')])).toBeUndefined();
  expect(findPicture([])).toBeUndefined();
});

it.each([
  ['data.pdf', 'application/pdf', undefined, "A PDF can't be opened here: paste a screenshot of the chart"],
  ['data.xlsx', '', undefined, 'data.xlsx is not a picture'],
  ['data.xlsx', '', 'not a CSV file', 'data.xlsx is not a CSV file'],
  ['chart.tif', 'image/tiff', undefined, "chart.tif can't be read: save the picture as PNG or JPEG"],
  ['odd', 'x/image/', undefined, 'odd is not a picture'],
])('%s of type %j is refused', (name, type, isNot, message) => {
  expect(refusePicture({ name, type }, isNot)).toBe(message);
});

it('a drag carries files, or text and links alone', () => {
  expect(hasFiles({ types: ['text/plain', 'Files'] })).toBe(true);
  expect(hasFiles({ types: ['text/plain'] })).toBe(false);
});

describe('the picture in the clipboard', () => {
  /** A clipboard with items, each of several types. */
  function copy(...items: string[][]) {
    const read = async () =>
      items.map((types) => ({ types, getType: async (type: string) => new Blob([`as ${type}`], { type }) }));
    vi.stubGlobal('navigator', { clipboard: { read } });
  }

  it('is the first that an item has', async () => {
    copy(['text/html'], ['text/html', 'image/png', 'image/webp'], ['image/jpeg']);
    const picture = await readClipboardPicture();
    expect(picture).toMatchObject({ name: 'Clipboard', type: 'image/png' });
    expect(await picture?.text()).toBe('as image/png');
  });

  it('is missing where the clipboard holds only text', async () => {
    copy(['text/plain', 'text/html']);
    expect(await readClipboardPicture()).toBeUndefined();
  });

  it('is missing where the browser does not let a page read it', async () => {
    vi.stubGlobal('navigator', {
      clipboard: { read: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
    expect(await readClipboardPicture()).toBeUndefined();
    vi.stubGlobal('navigator', {});
    expect(await readClipboardPicture()).toBeUndefined();
  });
});
