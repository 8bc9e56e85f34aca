/**
 * Returns the title of a property that states none: 'Billing type' for billing_type; a name in another style stays as
 * it is.
 */
export function toTitle(name: string): string {
  if (!/^[a-z\d]+(_[a-z\d]+)*$/.test(name)) return name;
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
}
