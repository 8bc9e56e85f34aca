/** Names of the variables that a reader of an environment asks for. */
export function variablesRead(readEnvironment: (env: Record<string, string | undefined>) => unknown): string[] {
  const names = new Set<string>();
  readEnvironment(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name) => {
          names.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return [...names].sort();
}
