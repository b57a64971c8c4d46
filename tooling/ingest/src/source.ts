import { NAME_KINDS, type NameKind } from '@trailbook/core/dataset';
import { TEXT_KINDS, type TextKind } from '@trailbook/core/internal/dataset';
import { type Claims, createClaims } from './claims.ts';
import type { Dump } from './dump.ts';

/** What every table family reads from and writes its claims to. */
export interface Source {
  readonly dump: Dump;
  readonly names: Claims<NameKind>;
  readonly texts: Claims<TextKind>;
}

export function createSource(dump: Dump): Source {
  return { dump, names: createClaims(NAME_KINDS), texts: createClaims(TEXT_KINDS) };
}
