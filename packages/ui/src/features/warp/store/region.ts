import { type Region, regionOfAccount } from '@trailbook/core/internal/user-data';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import { type Device, preferencesStore } from '../../../storage/stores/device.ts';
import { warpAccountsStore } from './warp-accounts.ts';

/**
 * The server whose days and weeks are the player's: the one that was chosen, else that of the profile's accounts, as
 * far as all of them are on one. Null where neither says it.
 */
export function useRegion(device: Device, profile: string): Region | null {
  const { region } = useDocuments(preferencesStore(device)).documents.preferences;
  const { accounts, load } = useStore(warpAccountsStore(device, profile));
  useEffect(() => void load(), [load]);
  return region ?? regionOfAll(accounts ?? []);
}

/** The server that all of some accounts are on; null where they are on several, and where there are none. */
export function regionOfAll(accounts: readonly string[]): Region | null {
  const [region, ...others] = new Set(accounts.map(regionOfAccount));
  return region !== undefined && others.length === 0 ? region : null;
}
