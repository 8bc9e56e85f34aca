/** One line of the kind registry: what lists and cards need without loading a form. */
export interface KindSummary {
  subclass: string;
  title: string;
  plural: string;
  /** The heading under which long lists show the kind: 'Storage'. */
  family?: string;
  /** Hex colour of the kind's hue. */
  color: string;
  order: number;
}

/** A kind as its card in the wizard shows it. */
export interface DescribedKind extends KindSummary {
  /** One sentence. */
  description: string;
}
