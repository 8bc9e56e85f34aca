// Modules that exist while the benchmark is built only: codegen makes them of the sample forms.
declare module '#generated/forms/sample_*.ts' {
  export const form: import('#model/Kind.ts').Kind;
}
