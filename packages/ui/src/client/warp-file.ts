import { openWarp, type WarpData, type WarpPack } from '@trailbook/pages';

/** Loads what the warp pages need of the game; the file is cached for good under its hashed name. */
export async function loadWarp(url: string, options: RequestInit = {}): Promise<WarpData> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  // Made by our own server of checked data, and named by its hash: not checked again here.
  return openWarp((await response.json()) as WarpPack);
}
