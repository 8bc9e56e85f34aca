/** The id of a record, by which a table identifies its row. */
export function getId({ id }: { id: string }): string {
  return id;
}
