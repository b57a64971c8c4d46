import { type Region, regionOfAccount } from '@trailbook/core/internal/user-data';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import { type Device, preferencesStore } from '../../../storage/stores/device.ts';
import { warpAccountsStore } from './warp-accounts.ts';

/** The server whose days and weeks are the player's. */
export interface GameServer {
  readonly region: Region;
  /** What the player chose; null where the account that warped last tells it. */
  readonly chosen: Region | null;
  /** The server of that account; null without one. */
  readonly ofWarps: Region | null;
}

/** The server as a screen has it, and how to change it. */
export interface ServerChoice extends GameServer {
  readonly choose: (region: Region | null) => void;
}

/** Rule P37. */
export function gameServer(chosen: Region | null, account: string | undefined): GameServer {
  const ofWarps = account === undefined ? null : regionOfAccount(account);
  return { region: chosen ?? ofWarps ?? 'asia', chosen, ofWarps };
}

export function useGameServer(device: Device, profile: string): ServerChoice {
  const { documents, act } = useDocuments(preferencesStore(device));
  const chosen = documents.preferences.region;
  const { latest, load } = useStore(warpAccountsStore(device, profile));
  useEffect(() => void load(), [load]);
  return useMemo(
    () => ({
      ...gameServer(chosen, latest),
      choose: (region) => act(({ preferences }) => ({ preferences: { ...preferences, region } })),
    }),
    [chosen, latest, act],
  );
}
