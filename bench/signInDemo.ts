/** Signs the demo account in; returns its access token, which is valid for five minutes. */
export async function signInDemo(url: string, password: string): Promise<string> {
  const response = await fetch(`${url}/api/v2/token/pair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo@example.com', password }),
  });
  const { access }: { access?: string } = await response.json();
  if (!access) throw new Error(`Sign-in answered ${response.status}`);
  return access;
}
