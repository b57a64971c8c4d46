import type { Dataset } from '@trailbook/core/internal/dataset';
import type { ClientConfig } from '../config/client-config.server';
import type { Config } from '../config/config';
import type { DriveAccess } from '../drive/drive-access.ts';
import type { DataFiles } from '../files/data-files.server';
import type { States } from '../http/states';
import type { LookupFor } from '../models/lookup';
import type { FindAssets } from '../pages/find-assets.server';
import type { Showcases } from '../showcase/showcases';
import type { Statistics } from '../statistics/statistics.ts';
import type { WarpImports } from '../warp-import/warp-imports.server';

/** What every loader gets; loaders read nothing else. */
export interface SiteContext {
  readonly config: Config;
  readonly dataset: Dataset;
  /** Finds the pictures and clips that are there; null where no manifest says so. */
  readonly findAssets: FindAssets | null;
  readonly lookupFor: LookupFor;
  readonly dataFiles: DataFiles;
  /** Where the public finds the site. */
  readonly origin: string;
  /** The client's address, as far as it is known. */
  readonly clientAddress: string;
  /** The moment of the request, in milliseconds. */
  readonly now: number;
  readonly warpImports: WarpImports;
  readonly showcases: Showcases;
  readonly clientConfig: ClientConfig;
  /** Null where no server exchanges codes: the operator has not set Drive up, or has no secret. */
  readonly driveAccess: DriveAccess | null;
  /** Null where nothing is gathered, as on the desktop. */
  readonly statistics: Statistics | null;
  readonly states: States;
  /** Which deployment runs, for pages that compare it to their own. */
  readonly revision: string;
  /** Which release the service worker belongs to; null where there is none. */
  readonly release: string | null;
}
