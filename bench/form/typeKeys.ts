/** Keys typed into one field before moving to the next field. */
const KEYS_PER_FIELD = 5;

/**
 * Types into the page's inputs one after the other and returns the milliseconds of script that each key costs at once:
 * from the `input` event to the end of the microtasks in which React renders. Runs in the page, without imports.
 */
export async function typeKeys({ keys, perField }: { keys: number; perField: number }): Promise<number[]> {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type="text"], input[type="number"]')];
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!setValue || inputs.length === 0) throw new Error('There is no input to type into');
  const costs: number[] = [];
  let field = 0;
  while (costs.length < keys) {
    const input = inputs[field++ % inputs.length];
    if (!input) break;
    input.focus();
    const before = input.value;
    for (let typed = 1; typed <= perField && costs.length < keys; typed++) {
      // Each key is a separate task, so that work that React defers is done before the next one.
      await new Promise((resolve) => setTimeout(resolve));
      // Uses the prototype's setter, since React tracks the element's own.
      setValue.call(input, before + '12345678'.slice(0, typed));
      const begin = performance.now();
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: String(typed) }));
      await Promise.resolve();
      costs.push(performance.now() - begin);
    }
  }
  return costs;
}

export function keysIn(count: number): { keys: number; perField: number } {
  return { keys: count, perField: KEYS_PER_FIELD };
}
