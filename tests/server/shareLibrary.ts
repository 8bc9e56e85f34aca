import { beforeEach } from 'vitest';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import type { ValueQuery } from '#server/components/readValueQuery.ts';
import { createLibrarySearch } from '#server/components/searchLibrary.ts';
import type { Kinds } from '#server/kinds.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import { COMPONENT_ORDERS, type ComponentQuery } from '#server/store/listComponents.ts';
import { findOrder } from '#server/store/listConditions.ts';
import type { Page, Slice } from '#server/store/Page.ts';
import type { Store } from '#server/store/Store.ts';
import { createFields } from '../fixtures/nestedKind.ts';
import { VERSIONED } from '../fixtures/turbineDefinition.ts';
import { createDefinition } from '../model/createDefinition.ts';
import { readRows } from './readRows.ts';
import { shareStore } from './shareStore.ts';

const PUMP = createFields({
  name: { type: 'text', title: 'Name', required: true },
  cop: { title: 'COP' },
  power: { title: 'Power', unit: 'kW' },
  source: {
    type: 'choice',
    title: 'Source',
    choices: [
      { value: 'air', label: 'Windy air' },
      { value: 1, label: 'Brine' },
    ],
  },
  note: { type: 'text', title: 'Note' },
});

/** Wind turbines in their third version, and heat pumps with the double of their power. */
const KINDS: Kinds = new Map<string, Kind>([
  ['wind', { ...VERSIONED, validate: () => [] }],
  [
    'heatpump',
    {
      definition: createDefinition(Object.values(PUMP), { id: 'heatpump', title: 'Pump' }),
      derived: [
        {
          ...{ id: 'double', title: 'Double', unit: 'kW', from: '', inputs: ['power'] },
          calculate: (record) => 2 * record.number('power'),
        },
      ],
      validate: () => [],
    },
  ],
]);

/** A library of an account, which is empty at the beginning of each test, and a search in it. */
export function shareLibrary() {
  const { store, createOwner } = shareStore([]);
  const asked: ComponentQuery[] = [];
  let owner: Awaited<ReturnType<typeof createOwner>>;
  let search: ReturnType<typeof createLibrarySearch>;
  beforeEach(async () => {
    owner = await createOwner();
    asked.length = 0;
    search = createLibrarySearch({ store: listening(store, asked), kinds: KINDS });
  });

  const toQuery = (own: Partial<ComponentQuery>) => ({
    ...{ ownerId: owner.id, isTemplate: false, order: findOrder(COMPONENT_ORDERS, 'name') },
    ...own,
  });
  const find = (text: string, { values, ...own }: Asked = {}) => search.find(toQuery(own), { search: text, values });
  return {
    /** The queries that the store has answered in this test. */
    asked,
    /** Stores a component, with the present version of its kind where no other is given. */
    put: (subclass: string, fields: FieldValues & { name: string }, kindVersion = subclass === 'wind' ? 3 : 1) =>
      owner.put(fields, { subclass, kindVersion }),
    remove: (stored: StoredComponent) => store.write(owner.id, ({ components }) => components.delete(stored)),
    find,
    /** The components that are found, each as the list shows it. */
    read: async (text: string, asking: Asked = {}, page: Page = {}) => readRows(find(text, asking).read(page)),
    show: async (values: ValueQuery, own: Partial<ComponentQuery> = {}) => {
      const slices: Slice[] = [];
      for await (const slice of search.show(toQuery(own), values)) slices.push(slice);
      return slices;
    },
  };
}

type Asked = Partial<ComponentQuery> & { values?: ValueQuery | undefined };

/** The same store, which notes what its list of components is asked for. */
function listening(store: Store, asked: ComponentQuery[]): Store {
  const { components } = store.lists;
  const list = (query: ComponentQuery) => {
    asked.push(query);
    return components.list(query);
  };
  return { ...store, lists: { ...store.lists, components: { ...components, list } } };
}
