/**
 * Reads the settings that a build takes from its environment; throws an Error that names the variable of a bad value.
 */
export function readEnv(variables: Record<string, unknown>): { apiBaseUrl: string; productName: string } {
  return {
    apiBaseUrl: `${hostIn(variables.VITE_API_BASE_URL)}/api/v2`,
    productName: textIn(variables.VITE_PRODUCT_NAME) || 'Q-System',
  };
}

export const { apiBaseUrl, productName } = readEnv(import.meta.env);

/** Returns the API's scheme and host without a trailing slash; empty for the host that the app came from. */
function hostIn(value: unknown): string {
  const text = textIn(value).replace(/\/+$/, '');
  if (text && !/^https?:\/\/[^/?#]+(\/[^?#]*)?$/.test(text)) {
    throw new Error(`VITE_API_BASE_URL is "${text}", which is not an http(s) address such as https://api.example.com`);
  }
  return text;
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
