import { pluralWord } from '#model/pluralWord.ts';

/**
 * Returns the text of a kind file to start from, which codegen accepts as it is. `order` is its place among the cards.
 */
export function starterKind({ subclass, order }: { subclass: string; order: number }): string {
  const title = subclass.charAt(0).toUpperCase() + subclass.slice(1).replaceAll('_', ' ');
  const kind = {
    $schema: '../kind.schema.json',
    $id: subclass,
    title,
    description: `What a ${title.toLowerCase()} does, in one sentence.`,
    'x-kind': { plural: pluralWord(title), icon: 'component', order },
    properties: {
      rated_power: {
        type: 'number',
        title: 'Rated power',
        description: 'Highest power that it can deliver continuously.',
        'x-unit': 'kW',
        default: 100,
        minimum: 0,
      },
      annual_om: { $ref: '../common.json#/$defs/annual_om' },
      inflation_replacement: { $ref: '../common.json#/$defs/inflation_replacement' },
    },
    'x-tabs': [
      {
        id: 'general',
        groups: [
          { title: 'Identity', fields: ['name', 'currency', 'locked', 'description'] },
          { title: 'Size and costs', fields: ['rated_power', 'annual_om', 'inflation_replacement'] },
        ],
      },
    ],
  };
  return `${JSON.stringify(kind, null, 2)}\n`;
}
