// A module that exists while the benchmark is built only: the sample forms as codegen makes them, by their number of fields.
declare module 'virtual:sample-forms' {
  export const sampleForms: ReadonlyMap<number, import('#model/Kind.ts').Kind>;
}
