/** What a control of the gallery calls: nothing comes of it. */
export function ignore(): void {}
