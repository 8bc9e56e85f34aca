import { useId, useLayoutEffect } from 'react';
import { create } from 'zustand';

/** An editor that asks before its unsaved changes are left. */
export interface Guard {
  /** The edited record: 'projects/17'. */
  record?: string | undefined;
  /** Whether there is something to lose. */
  when: boolean;
  /** Its form is in the dialog that the URL's `view` opens, so a change of `view` leaves it too. */
  inView: boolean;
  onLeave?: (() => void) | undefined;
}

interface Layer {
  id: string;
  /** Undefined for a layer that only takes over an editor's keys. */
  guard: Guard | undefined;
  /** The record has been deleted, so its changes are left without asking. */
  isReleased: boolean;
}

/** Editors and guards on the screen, the uppermost last. */
const useLayers = create<{ layers: readonly Layer[] }>(() => ({ layers: [] }));

/** Registers a layer above all others while the component is mounted; returns whether it is the top one of its type. */
export function useLayer(guard?: Guard): boolean {
  const id = useId();
  const isGuard = guard !== undefined;
  // A layout effect runs before the next event, so text typed just before the user leaves counts.
  useLayoutEffect(() => placeLayer(id, guard));
  useLayoutEffect(() => () => removeLayer(id), [id]);
  return useLayers(({ layers }) => layers.findLast((layer) => (layer.guard !== undefined) === isGuard)?.id === id);
}

/** The guards with something to lose. */
export function findGuards(): readonly Guard[] {
  return useLayers.getState().layers.flatMap(({ guard, isReleased }) => (guard?.when && !isReleased ? [guard] : []));
}

/** Whether a guard has something to lose. */
export function useIsGuarded(): boolean {
  return useLayers(() => findGuards().length > 0);
}

/** Lets the user leave the editors of a deleted record without being asked. */
export function releaseRecord(record: string): void {
  useLayers.setState(({ layers }) => ({
    layers: layers.map((layer) => (layer.guard?.record === record ? { ...layer, isReleased: true } : layer)),
  }));
}

function placeLayer(id: string, guard: Guard | undefined): void {
  useLayers.setState(({ layers }) => ({
    layers: layers.some((layer) => layer.id === id)
      ? layers.map((layer) => (layer.id === id ? { ...layer, guard } : layer))
      : [...layers, { id, guard, isReleased: false }],
  }));
}

function removeLayer(id: string): void {
  useLayers.setState(({ layers }) => ({ layers: layers.filter((layer) => layer.id !== id) }));
}
