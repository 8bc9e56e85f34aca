import type { LoginForm } from './LoginForm.tsx';

let loaded: typeof LoginForm | undefined;

/** Loads the sign-in form and its form engine, which pages don't need for their first render. */
export async function loadLoginForm(): Promise<typeof LoginForm> {
  loaded ??= (await import('./LoginForm.tsx')).LoginForm;
  return loaded;
}

/** Returns the form if it is already loaded. */
export function loadedLoginForm(): typeof LoginForm | undefined {
  return loaded;
}
