import { expect, it } from 'vitest';
import { RunCalls } from '#features/import/RunCalls.ts';

interface Sent {
  ids: string[];
  title?: string;
  part?: number;
}

it('a call that has failed is the same part when it is repeated, whichever call says the title', async () => {
  const sent: Sent[] = [];
  let isLost = false;
  const call = async (body: Sent) => {
    sent.push({ ids: body.ids, ...(body.title ? { title: body.title } : {}), part: body.part ?? -1 });
    if (isLost) throw new Error('The answer was lost.');
  };
  const calls = new RunCalls('Pumps');
  await calls.send({ ids: ['a'] }, call);
  isLost = true;
  await expect(calls.send({ ids: ['b'] }, call)).rejects.toThrow('lost');
  isLost = false;
  await calls.send({ ids: ['b'] }, call);
  await calls.send({ ids: ['c'] }, call);
  expect(sent).toEqual([
    { ids: ['a'], title: 'Pumps', part: 0 },
    { ids: ['b'], part: 1 },
    { ids: ['b'], part: 1 },
    { ids: ['c'], part: 2 },
  ]);
});

it('the title is sent with each type of call until the server has confirmed it', async () => {
  const titles: [string, string | undefined][] = [];
  const fail = async ({ title }: Sent) => {
    titles.push(['import', title]);
    throw new Error('The answer was lost.');
  };
  const undo = async ({ title }: Sent) => void titles.push(['undo', title]);
  const calls = new RunCalls('Pumps');
  for (const id of ['a', 'b']) await expect(calls.send({ ids: [id] }, fail)).rejects.toThrow();
  calls.confirm(fail);
  await expect(calls.send({ ids: ['c'] }, fail)).rejects.toThrow();
  await calls.send({ ids: ['a'] }, undo);
  calls.restart();
  await calls.send({ ids: ['a'] }, undo);
  expect(titles).toEqual([
    ['import', 'Pumps'],
    ['import', 'Pumps'],
    ['import', undefined],
    ['undo', 'Pumps'],
    ['undo', 'Pumps'],
  ]);
});
