import type { LoginForm } from './LoginForm.tsx';

let loaded: typeof LoginForm | undefined;

/** Loads the sign-in form with its engine, which no page needs in order to appear. */
export async function loadLoginForm(): Promise<typeof LoginForm> {
  loaded ??= (await import('./LoginForm.tsx')).LoginForm;
  return loaded;
}

/** The form, where it has been loaded before. */
export function loadedLoginForm(): typeof LoginForm | undefined {
  return loaded;
}
