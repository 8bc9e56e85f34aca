import { expect, it } from 'vitest';
import { run, smallTexts } from './schemaTexts.ts';

/** The shortest possible kind file: `type` with null for a number that may be empty, and no allOf. */
const OUTLINE = `{
  "$schema": "../kind.schema.json",
  "$id": "windmill",
  "title": "Windmill",
  "x-kind": { "plural": "Windmills", "icon": "wind", "order": 3 },
  "type": "object",
  "properties": {
    "hub_height": {
      "type": ["number", "null"], "title": "Hub height", "x-unit": "m", "default": 10, "minimum": 0,
      "x-warn": { "maximum": 200 },
      "description": "Height of the rotor axis above ground."
    },
    "blades": { "type": ["integer", "null"], "title": "Blades", "default": 4 },
    "surface_roughness_length": { "type": "number", "title": "Roughness", "default": 0.05 }
  },
  "x-curves": {
    "power": { "title": "Power curve", "x": { "title": "Wind speed", "unit": "m/s", "from": 0, "to": 30 },
               "y": [{ "title": "Power", "unit": "kW", "fields": "pc{x}" }] }
  },
  "x-rules": [{ "field": "surface_roughness_length", "below": "hub_height" }],
  "x-tabs": [
    { "id": "general", "groups": [{ "title": "Identity", "fields": ["name", "description", "currency", "locked"] }] },
    { "id": "advanced", "groups": [
      { "title": "Site", "fields": ["hub_height", "blades", "surface_roughness_length"] },
      { "title": "Power curve", "fields": ["power"] }
    ] }
  ]
}`;

it('accepts a kind file in the form of the outline', async () => {
  const { reported, files } = await run(smallTexts({ 'schemas/kinds/windmill.json': OUTLINE }));
  expect(reported).toEqual([]);
  const module = files.get('kinds/windmill.ts') ?? '';
  expect(module).toContain('"hub_height": {\n      "name": "hub_height",\n      "type": "number"');
  expect(module).toContain('"blades": {\n      "name": "blades",\n      "type": "integer"');
  expect(module.match(/"name": "pc\d+"/g)).toHaveLength(31);
});

it('reports the fields of an outline that would never be shown', async () => {
  const short = OUTLINE.replace('"hub_height", "blades", ', '"hub_height", ');
  const { reported } = await run(smallTexts({ 'schemas/kinds/windmill.json': short }));
  expect(reported).toEqual([
    'schemas/kinds/windmill.json:13:5 field "blades" is in no tab, so it would never be shown. Put it in a group of "general", "advanced", or give it "x-hidden": true.',
  ]);
});
