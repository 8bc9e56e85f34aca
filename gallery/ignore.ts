/** A callback for controls of the gallery; does nothing. */
export function ignore(): void {}
