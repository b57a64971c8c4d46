import { createHash } from 'node:crypto';
import type { Language } from '@trailbook/core/dataset';
import { packPlanner } from '@trailbook/core/pages';
import { dataset } from './dataset.server';

interface PlannerFile {
  readonly url: string;
  readonly revision: string;
  readonly body: string;
}

const files = new Map<Language, PlannerFile>();

/** The planner's tables in one language, named by their content; made at the first wish. */
export function plannerFile(language: Language): PlannerFile {
  const known = files.get(language);
  if (known) return known;
  const body = JSON.stringify(packPlanner(dataset, language));
  const revision = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  const file = { url: `/data/${revision}/${language}/planner.json`, revision, body };
  files.set(language, file);
  return file;
}
