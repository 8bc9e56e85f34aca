/** The id of a record, by which a table knows its row. */
export function idOf({ id }: { id: string }): string {
  return id;
}
