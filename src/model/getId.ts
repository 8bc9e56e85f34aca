/** The id of a record, by which a table knows its row. */
export function getId({ id }: { id: string }): string {
  return id;
}
