// A module that exists while the benchmark is built only: the sample kinds as codegen makes them, by name.
declare module 'virtual:sample-kinds' {
  export const sampleKinds: ReadonlyMap<string, import('#model/Kind.ts').Kind>;
}
