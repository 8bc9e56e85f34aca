/** One line of the kind registry: what lists and cards need without loading a form. */
export interface KindSummary {
  subclass: string;
  title: string;
  plural: string;
  /** Heading under which the kind is listed where there are many: 'Storage'. */
  family?: string;
  /** One sentence for the wizard's card. */
  description: string;
  /** Hex colour of the kind's hue. */
  color: string;
  order: number;
}
