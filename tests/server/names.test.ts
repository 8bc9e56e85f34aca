import { describe, expect, it } from 'vitest';
import { form as duplicateForm } from '#generated/forms/duplicate.ts';
import { form as projectForm } from '#generated/forms/project.ts';
import { subclasses } from '#generated/kinds.ts';
import { issueMessage } from '#model/issueMessage.ts';
import { engines } from './engines.ts';
import { readLibrary } from './libraryCalls.ts';
import { shareTestServer } from './TestServer.ts';

const [kind] = subclasses;
const NOT_PLAIN = 'Name must not contain line breaks, control characters or invalid characters';
const UNSEEN = 'Name must contain a visible character';
const HALF = 'Text must not contain invalid characters';

const REFUSED: [what: string, name: string, message: string][] = [
  ['a line break', 'North\nRidge', NOT_PLAIN],
  ['a line separator', 'North\u2028Ridge', NOT_PLAIN],
  ['a tab', 'North\tRidge', NOT_PLAIN],
  ['a control character', 'North\u0007Ridge', NOT_PLAIN],
  ['text that runs backwards', 'North\u202egpj.exe', NOT_PLAIN],
  ['half a character', 'North\ud83d', NOT_PLAIN],
  ['zero-width characters alone', '\u200b\u200d', UNSEEN],
  ['a soft hyphen alone', '\u00ad', UNSEEN],
];

describe.each(engines)('a name on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  it.each(REFUSED)('is refused for %s, wherever it is given', async (_what, name, message) => {
    // Half a character can't be part of an address, and is refused in every text of a body.
    const isHalf = /\p{Cs}/u.test(name);
    const said = isHalf ? [HALF, message] : [message];
    const newUser = await server.newUser();
    const { body: component } = await newUser.post(`/components/${kind}/`, { name: 'Original' });
    const { body: project } = await newUser.post('/projects/', { name: 'Original' });
    const [componentPath, projectPath] = [`/components/${kind}/${component.id}/`, `/projects/${project.id}/`];
    const before = await readLibrary(newUser);
    const answers = [
      await newUser.post(`/components/${kind}/`, { name }),
      await newUser.post(`/components/${kind}/template/`, { name }),
      await newUser.put(componentPath, { name }),
      await newUser.post('/projects/', { name }),
      await newUser.put(projectPath, { name }),
      await newUser.post('/projects/import/', { name, components: [], assets: [] }),
    ];
    for (const { status, body } of answers) {
      expect([status, Object.keys(body.errors)]).toEqual([400, ['name']]);
      expect(said).toContain(body.errors.name[0]);
    }
    const imported = await newUser.post('/projects/import/', {
      name: 'Imported',
      components: [{ subclass: kind, name }],
      assets: [],
    });
    expect(imported.status).toBe(400);
    expect(Object.values(imported.body.errors).flat()).toEqual([isHalf ? HALF : message]);
    if (!isHalf) {
      for (const path of [componentPath, projectPath]) {
        for (const call of ['duplicate', 'convert_to_template', 'restore']) {
          const { status, body } = await newUser.post(`${path}${call}/?name=${encodeURIComponent(name)}`);
          expect([status, body.errors], call).toEqual([400, { name: [message] }]);
        }
      }
    }
    expect(await readLibrary(newUser)).toEqual(before);
  });

  it.each(REFUSED)('is refused by the forms as by the server: %s', (_what, name, message) => {
    const forms = [...server.kinds.values(), projectForm, duplicateForm];
    for (const { definition, validate } of forms) {
      const [said] = validate({ ...defaults(definition.id), name })
        .filter(({ field }) => field === 'name')
        .map((issue) => issueMessage(issue, definition));
      expect(said?.replace('New name', 'Name'), definition.id).toBe(message);
    }
  });

  it.each(['می\u200cخواهم', '👩‍🔧 Crew', 'A\u200f1', 'محطة الرياح', "O'Neill & Söhne <1>"])(
    'may be %s',
    async (name) => {
      const { status, body } = await user.post('/projects/', { name });
      expect([status, body.name]).toEqual([201, name]);
      const made = await user.post(`/components/${kind}/`, { name });
      expect([made.status, made.body.name]).toEqual([201, name]);
    },
  );

  it('is taken where another differs in case alone, in any alphabet', async () => {
    await user.post(`/components/${kind}/`, { name: 'Straße' });
    await user.post('/projects/', { name: 'Straße' });
    for (const path of [`/components/${kind}/`, '/projects/']) {
      const { status, body } = await user.post(path, { name: 'STRASSE' });
      expect([status, body.errors]).toEqual([400, { name: ['Name must be unique'] }]);
    }
  });

  it('is not the only text that is refused for half a character', async () => {
    const { status, body } = await user.post('/projects/', { name: 'Half', description: 'half \udf2c' });
    expect([status, body.errors]).toEqual([400, { description: [HALF] }]);
  });

  it('is repeated in the answer, unlike a secret or a text within a list', async () => {
    const signIn = await user.post('/token/pair', { username: user.email, password: 'Secret7\u0000' });
    expect(signIn.body.details).toEqual([{ field: 'password', message: 'Text must not contain invalid characters' }]);
    const components = [{ subclass: kind, name: 'Whole', description: '\u0000' }];
    const imported = await user.post('/projects/import/', { name: 'Whole', components, assets: [] });
    expect(imported.body.details).toEqual([
      { field: 'components', message: 'Text must not contain invalid characters' },
    ]);
  });
});

function defaults(id: string) {
  return id === 'project' ? { description: '' } : {};
}
