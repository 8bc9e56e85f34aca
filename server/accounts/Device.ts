/** Where a session is used from. */
export interface Device {
  /** The IP address; 'unknown' if it can't be read. */
  address: string;
  /** The user agent that the browser or program sends, shortened. */
  userAgent: string;
}

export const UNKNOWN_DEVICE: Device = { address: 'unknown', userAgent: '' };
