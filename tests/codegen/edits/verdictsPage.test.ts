import { expect, it } from 'vitest';
import { CONTRACT_RULES } from '#codegen/edits/contractRules.ts';
import type { Ruling } from '#codegen/edits/EditRule.ts';
import { fieldRules } from '#codegen/edits/fieldRules.ts';
import { FORM_EFFECTS, OF_FORMS } from '#codegen/edits/formEffects.ts';
import { kindRules } from '#codegen/edits/kindRules.ts';
import { EFFECTS } from '#codegen/edits/Verdicts.ts';

const editRules = { ...kindRules, ...fieldRules };

const INTRODUCTION = `# What edits of kinds, forms and contract mean

\`npm run codegen -- --changes-since REF\` judges each edit by these tables, for stored components, for clients that send
(writers) and for clients that read (readers). This page is made from the tables of codegen: \`npx vitest run
tests/codegen/edits/verdictsPage.test.ts -u\` writes it.

- **safe**: what was valid stays valid and means the same.
- **risky**: it depends on the values that are stored or sent.
- **breaking**: what was valid is refused, lost or taken for something else.
`;

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`);
  return `\n${lines.join('')}`;
}

function say(ruling: Ruling): string {
  return typeof ruling === 'string' ? ruling : ruling.effects.join(', ');
}

/** The ways to edit a word, those with the same effects in one row. */
function toRows(word: string): string[][] {
  const rule = editRules[word];
  if (!rule || 'waived' in rule) return [];
  const ways = (['added', 'removed', 'changed'] as const).map((change) => [change, say(rule[change])] as const);
  const effects = [...new Set(ways.map(([, effect]) => effect))];
  return effects.map((effect) => {
    const same = ways.filter(([, own]) => own === effect).map(([change]) => change);
    return [`\`${word}\``, same.length === ways.length ? 'any' : same.join(', '), effect];
  });
}

function listWaived(): string[][] {
  const words = Object.entries(editRules).flatMap(([word, rule]) =>
    'waived' in rule ? [[word, rule.waived] as const] : [],
  );
  return [...new Set(words.map(([, reason]) => reason))].map((reason) => {
    const own = words.filter(([, other]) => other === reason).map(([word]) => word);
    const shown = own.length > 3 ? `${own[0]?.split('.')[0]}: ${own.length} keywords` : own.join(', ');
    return [shown, reason];
  });
}

/** The effects in forms, each with the effects in kinds that it covers. */
function listFormEffects(): string[][] {
  return Object.entries(FORM_EFFECTS).map(([effect, words]) => {
    const inKinds = Object.entries(OF_FORMS).flatMap(([own, other]) => (other === effect ? [own] : []));
    return [inKinds.length === 0 ? '`x-same-as`' : inKinds.join(', '), effect, ...words];
  });
}

it('the page on verdicts is up to date with the tables of codegen', async () => {
  const page = [
    INTRODUCTION,
    '\n## Effects\n',
    toTable(
      ['effect', 'stored', 'writers', 'readers', 'means'],
      Object.entries(EFFECTS).map(([effect, words]) => [effect, ...words]),
    ),
    '\n## Keywords of kind files\n\nOf several effects, the values and the rest of the kind decide.\n',
    toTable(['keyword', 'edit', 'effect'], Object.keys(editRules).sort().flatMap(toRows)),
    '\n## Keywords that are judged elsewhere\n',
    toTable(['keywords', 'because'], listWaived()),
    '\n## Small forms\n\n',
    'What calls accept is judged in the contract, by which the server checks them. Of a form only `x-same-as` binds\n',
    'programs as well; all else is for the people who fill it in, here the writers, and for readers it is safe.\n',
    toTable(['effect in a kind', 'in a form', 'stored', 'writers', 'means'], listFormEffects()),
    '\n## The contract\n',
    toTable(
      ['edit', 'writers', 'readers', 'means'],
      Object.entries(CONTRACT_RULES).map(([code, words]) => [code, ...words]),
    ),
  ].join('');
  await expect(page).toMatchFileSnapshot('../../../docs/edits.md');
});
