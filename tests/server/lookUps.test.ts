import { beforeAll, describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { engines } from './engines.ts';
import { type SignedIn, shareTestServer } from './TestServer.ts';

const [kind, otherKind] = subclasses;

describe.each(engines)('look-ups that are asked for again and again on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);
  let other: SignedIn;
  beforeAll(async () => {
    other = await server.newUser();
    for (const owner of [user, other]) {
      await owner.post(`/components/${kind}/`, { name: 'Straße' });
      await owner.post(`/components/${kind}/`, { name: 'Both' });
      await owner.post(`/components/${otherKind}/`, { name: 'Both' });
      await owner.post(`/components/${kind}/template/`, { name: 'Both' });
    }
  });

  const find = async (owner: SignedIn, query: string) => {
    const { body } = await owner.get(`/components/?${query}`);
    return body.map(({ name, subclass, is_template }: Found) => [name, subclass, is_template]);
  };

  it.each([
    [`name=STRASSE&subclass=${kind}&is_template=false`, [['Straße', kind, false]]],
    [`name=STRASSE&subclass=${kind}&is_template=true`, []],
    [`name=STRASSE&subclass=${otherKind}&is_template=false`, []],
    [`name=both&subclass=${kind}&is_template=false`, [['Both', kind, false]]],
    [`name=both&subclass=${kind}&is_template=true`, [['Both', kind, true]]],
    [`name=both&subclass=${otherKind}&is_template=false&sort=name`, [['Both', otherKind, false]]],
    [`name=both&subclass=${otherKind}&is_template=false&search=x`, []],
    [`name=both&subclass=${otherKind}&is_template=false&limit=1`, [['Both', otherKind, false]]],
    [`name=gone&subclass=${kind}&is_template=false`, []],
  ])('a name of a kind: %s', async (query, found) => {
    expect(await find(user, query)).toEqual(found);
    expect(await find(other, query)).toEqual(found);
  });

  it('the projects that use a component are those of its owner, by name or id, in any order and page', async () => {
    const made: string[] = [];
    for (const owner of [user, other]) {
      const [component] = (await owner.get(`/components/?name=both&subclass=${kind}&is_template=false`)).body;
      const [kept] = (await owner.get(`/components/?name=both&subclass=${otherKind}&is_template=false`)).body;
      for (const [name, used] of [
        ['First', component],
        ['Second', kept],
        ['Third', component],
      ]) {
        const { body } = await owner.post('/projects/', { name });
        await owner.post(`/projects/${body.id}/assets/`, { component_id: used.id });
      }
      made.push(component.id);
    }
    const names = async (owner: SignedIn, query: string) =>
      (await owner.get(`/projects/?uses_component=${query}`)).body.map(({ name }: Found) => name);
    expect(await names(user, 'BOTH')).toEqual(['Third', 'Second', 'First']);
    expect(await names(user, 'both&sort=name')).toEqual(['First', 'Second', 'Third']);
    expect(await names(user, `${made[0]}`)).toEqual(['Third', 'First']);
    expect(await names(other, `${made[0]}`)).toEqual([]);
    expect(await names(other, `${made[1]}&sort=name`)).toEqual(['First', 'Third']);
    expect(await names(user, 'both&search=ir&sort=name')).toEqual(['First', 'Third']);
    expect(await names(user, 'both&templates=true')).toEqual([]);
    expect(await names(user, 'straße')).toEqual([]);

    const { body, headers } = await user.get('/projects/?uses_component=both&limit=2');
    expect(body).toHaveLength(2);
    const next = /cursor=([^>&]+)/.exec(String(headers.link))?.[1];
    expect(await names(user, `both&limit=2&cursor=${next}`)).toEqual(['First']);
  });
});

interface Found {
  name: string;
  subclass: string;
  is_template: boolean;
}
