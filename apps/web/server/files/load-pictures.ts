import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Pictures, picturesSchema } from '@trailbook/core/internal/dataset';

/** Which pictures and voices the operator has, where a manifest says so; null where pages are to try. */
export function loadPictures(dataFolder: string): Pictures | null {
  const file = join(dataFolder, 'pictures.json');
  if (!existsSync(file)) return null;
  const parsed = picturesSchema.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw damaged(`${issue?.path.join('.') || 'its root'}: ${issue?.message ?? 'unreadable'}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw damaged((error as Error).message);
  }
}

function damaged(problem: string): Error {
  return new Error(
    `The manifest of pictures is damaged: data/pictures.json cannot be read (${problem}). Write it again, or remove it.`,
  );
}
