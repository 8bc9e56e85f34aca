/** Where a session is used from. */
export interface Device {
  /** The network address; 'unknown' where it can't be read. */
  address: string;
  /** What the browser or program says about itself, shortened. */
  userAgent: string;
}

export const UNKNOWN_DEVICE: Device = { address: 'unknown', userAgent: '' };
