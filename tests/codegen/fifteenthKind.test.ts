import { cp, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds } from '#generated/kinds.ts';
import type { Probe } from './fixtures/flywheelProbe.ts';
import { copyProject, type Finished, type ProjectCopy } from './projectCopy.ts';
import { type StartedServer, startServer } from './startedServer.ts';

/** Milliseconds; several tools start in their own processes. */
const SLOW = 180_000;
const DEFAULTS = {
  name: '',
  description: '',
  currency: 'EUR',
  locked: false,
  rotor_mass: 1200,
  bearing: 'magnetic',
  vacuum: true,
  maker: '',
  speeds: '0, 50, 100',
  charge_power: '100, 100, 0',
  discharge_power: '0, 60, 100',
};

describe('a kind file alone', () => {
  let copy: ProjectCopy;
  let made: Finished;
  beforeAll(async () => {
    copy = await copyProject('codegen', 'schemas', 'server', 'src/model');
    await cp(fixture('flywheel.json'), copy.path('schemas/kinds/flywheel.json'));
    made = await copy.run('codegen/cli.mjs');
  }, SLOW);
  afterAll(() => copy.remove());

  it('is accepted by codegen without a warning', () => {
    expect(made).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it(
    'gives a card in its place, a form, defaults and a check that names broken fields',
    async () => {
      await cp(fixture('flywheelProbe.ts'), copy.path('flywheelProbe.ts'));
      const { stdout, stderr } = await copy.run('tsx', 'flywheelProbe.ts');
      expect(stderr).toBe('');
      const probe: Probe = JSON.parse(stdout);
      expect(probe.order.toSorted()).toEqual([...kinds.map(({ subclass }) => subclass), 'flywheel'].sort());
      // Its order is 2.5, between the second card and the third.
      expect(probe.order.indexOf('flywheel')).toBe(kinds.filter(({ order }) => order <= 2.5).length);
      expect(probe.card).toEqual({
        subclass: 'flywheel',
        title: 'Flywheel',
        plural: 'Flywheels',
        description: 'Stores electricity as rotation, for seconds to minutes.',
        color: '#8f9bff',
        order: 2.5,
      });
      expect(probe.hasIcon).toBe(true);
      const system = ['id', 'subclass', 'is_template', 'created_at', 'updated_at'];
      expect(probe.fields).toEqual([...Object.keys(DEFAULTS), ...system]);
      expect(probe.types.slice(4, 9)).toEqual(['number', 'choice', 'flag', 'text', 'list']);
      expect(probe.tabs).toEqual([
        {
          id: 'general',
          title: 'General Details',
          groups: [
            { title: 'Identity', items: ['name', 'description', 'currency', 'locked'] },
            { title: 'Rotor', items: ['rotor_mass', 'bearing', 'vacuum', 'maker'] },
          ],
        },
        { id: 'spinning', title: 'Spinning', groups: [{ title: 'Power', items: ['power_by_speed'] }] },
      ]);
      expect(probe.curves.power_by_speed).toEqual({
        id: 'power_by_speed',
        title: 'Power by speed',
        help: '',
        axis: 'Power [%]',
        x: { title: 'Speed', unit: '%', minimum: 0, maximum: 100, source: { field: 'speeds' } },
        y: [
          { title: 'Charge', unit: '%', minimum: 0, maximum: 100, source: { field: 'charge_power' } },
          { title: 'Discharge', unit: '%', minimum: 0, maximum: 100, source: { field: 'discharge_power' } },
        ],
        rising: true,
        outside: 'hold',
      });
      expect(probe.defaults).toEqual(DEFAULTS);
      expect(probe.accepted).toEqual([]);
      expect(probe.faults.toSorted()).toEqual([
        ['bearing', 'Invalid value'],
        ['color', 'Unknown field'],
        ['discharge_power', 'Needs as many values as Speed'],
        ['rotor_mass', 'Value must be non-negative'],
      ]);
    },
    SLOW,
  );

  it(
    'gives types that accept valid records only',
    async () => {
      const imports = `import type { components } from '#generated/api.ts';
import { loadKind, type Subclass } from '#generated/kinds.ts';
type Sent = components['schemas']['FlywheelWrite'];
type Stored = components['schemas']['Flywheel'];
`;
      const right = `${imports}export const least: Sent = { subclass: 'flywheel', name: 'Rig' };
export const more: Sent = { ...least, rotor_mass: null, bearing: 'ball', vacuum: false, speeds: '0, 100' };
export const mass = ({ rotor_mass }: Stored): number | null => rotor_mass;
export const kind = loadKind.flywheel();
export const subclass: Subclass = 'flywheel';
`;
      const wrong = `${imports}export const other: Sent = { subclass: 'wind', name: 'Rig' };
export const nameless: Sent = { subclass: 'flywheel' };
export const heavy: Sent = { subclass: 'flywheel', name: 'Rig', rotor_mass: 'heavy' };
export const airy: Sent = { subclass: 'flywheel', name: 'Rig', bearing: 'air' };
export const spoked: Sent = { subclass: 'flywheel', name: 'Rig', spokes: 3 };
export const mass = ({ rotor_mass }: Stored): number => rotor_mass;
export const kind = loadKind.flywheels();
export const subclass: Subclass = 'flywheels';
`;
      await writeFile(copy.path('right.ts'), right);
      await writeFile(copy.path('wrong.ts'), wrong);
      const config = {
        extends: './tsconfig.json',
        compilerOptions: { types: ['node'] },
        include: ['right.ts', 'wrong.ts'],
      };
      await writeFile(copy.path('tsconfig.probe.json'), JSON.stringify(config));
      const { stdout } = await copy.run('tsc', '-p', 'tsconfig.probe.json', '--pretty', 'false');
      const faults = stdout
        .split('\n')
        .flatMap((line) => /^(\S+)\((\d+),\d+\): error (.*)/.exec(line)?.slice(1, 4) ?? []);
      expect(faults).toEqual([
        ...['wrong.ts', '5', expect.stringContaining(`Type '"wind"' is not assignable to type '"flywheel"'.`)],
        ...['wrong.ts', '6', expect.stringContaining("Property 'name' is missing")],
        ...['wrong.ts', '7', expect.stringContaining("Type 'string' is not assignable to type 'number'.")],
        ...[
          'wrong.ts',
          '8',
          expect.stringMatching(
            /Type '"air"' is not assignable to type '("magnetic" \| "ball"|"ball" \| "magnetic")'\./,
          ),
        ],
        ...['wrong.ts', '9', expect.stringContaining("'spokes' does not exist in type")],
        ...['wrong.ts', '10', expect.stringContaining("Type 'number | null' is not assignable to type 'number'.")],
        ...['wrong.ts', '11', expect.stringContaining("Property 'flywheels' does not exist")],
        ...['wrong.ts', '12', expect.stringContaining(`Type '"flywheels"' is not assignable to type`)],
      ]);
    },
    SLOW,
  );

  describe('on the server', () => {
    let server: StartedServer;
    beforeAll(async () => {
      server = await startServer(copy.folder);
    }, SLOW);
    afterAll(() => server.stop());

    it('is created with its defaults and read back', async () => {
      const created = await server.call('POST', '/components/flywheel/', {
        subclass: 'flywheel',
        name: 'Rig',
        rotor_mass: 900,
      });
      expect(created).toMatchObject({
        status: 201,
        body: { ...DEFAULTS, name: 'Rig', rotor_mass: 900, subclass: 'flywheel', is_template: false },
      });
      expect(await server.call('GET', `/components/flywheel/${created.body.id}/`)).toEqual({
        status: 200,
        body: created.body,
      });
    });

    it('refuses a broken field by name', async () => {
      const { status, body } = await server.call('POST', '/components/flywheel/', {
        subclass: 'flywheel',
        name: 'Broken',
        charge_power: '100, x',
      });
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: { charge_power: ['Must be comma-separated percentages', 'Needs as many values as Speed'] },
      });
    });

    it('answers its meta', async () => {
      const { status, body } = await server.call('GET', '/components/meta/flywheel/');
      expect(status).toBe(200);
      expect(body).toMatchObject({ name: 'Flywheel', version: expect.stringMatching(/^[0-9a-f]{16}$/) });
      expect(body.fields.rotor_mass).toEqual({
        type: 'float',
        required: false,
        read_only: false,
        nullable: true,
        label: 'Rotor mass',
        help_text: 'Mass of the rotating part alone.',
        unit: 'kg',
        default: 1200,
        min_value: 0,
        exclusive_min_value: null,
        max_value: null,
        exclusive_max_value: null,
        min_length: null,
        max_length: null,
        pattern: null,
        list: null,
        choices: null,
      });
      expect(body.rules).toContainEqual({ rule: 'same_length', field: 'charge_power', other: 'speeds' });
      expect(body.fields.bearing).toMatchObject({
        type: 'choice',
        choices: [
          { value: 'magnetic', display_name: 'Magnetic' },
          { value: 'ball', display_name: 'Ball bearing' },
        ],
      });
    });
  });
});

function fixture(name: string): string {
  return fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
}
