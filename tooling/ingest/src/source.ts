import {
  NAME_KINDS,
  type NameKind,
  TEXT_KINDS,
  type TextKind,
} from '@trailbook/core/internal/dataset';
import { type Claims, createClaims } from './claims.ts';
import type { Dump } from './dump/dump.ts';
import type { Gathered } from './overlays.ts';

/** What every table family reads from and writes its claims to. */
export interface Source {
  readonly dump: Dump;
  /** Names for what the dump does not name. */
  readonly gathered: Gathered;
  readonly names: Claims<NameKind>;
  readonly texts: Claims<TextKind>;
}

export function createSource(dump: Dump, gathered: Gathered = new Map()): Source {
  return { dump, gathered, names: createClaims(NAME_KINDS), texts: createClaims(TEXT_KINDS) };
}
