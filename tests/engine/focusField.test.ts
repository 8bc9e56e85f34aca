// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { focusField } from '#engine/focusField.ts';

function show(content: string): HTMLElement {
  document.body.innerHTML = `<div data-field="power">${content}</div>`;
  return document.body;
}

describe('the focus of a field at fault', () => {
  beforeEach(() => {
    // jsdom has neither layout nor CSS.escape.
    Element.prototype.scrollIntoView = vi.fn();
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it.each([
    ['the input at fault', '<input id="first"><input id="wanted" aria-invalid="true">'],
    ['an input rather than one for files behind a button', '<input type="file" hidden><input id="wanted">'],
    ['an input rather than a point of the chart', '<div tabindex="0"></div><input id="wanted">'],
    [
      'what has no input rather than the mark of its help',
      '<button tabindex="-1" aria-keyshortcuts="F1"></button><div id="wanted" tabindex="0"></div>',
    ],
  ])('is in %s', (_, content) => {
    expect(focusField(show(content), 'power')).toBe(true);
    expect(document.activeElement?.id).toBe('wanted');
  });

  it('stays where it is inside the field', () => {
    const container = show('<input id="first"><input id="second">');
    document.getElementById('second')?.focus();
    focusField(container, 'power');
    expect(document.activeElement?.id).toBe('second');
  });

  it('is not in another field', () => {
    expect(focusField(show('<input>'), 'energy')).toBe(false);
  });
});
