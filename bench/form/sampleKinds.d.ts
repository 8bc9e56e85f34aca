// Exists only while the benchmark is built: the sample kinds by name, as codegen generates them.
declare module 'virtual:sample-kinds' {
  export const sampleKinds: ReadonlyMap<string, import('#model/Kind.ts').Kind>;
}
