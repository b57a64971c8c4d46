import type { Language } from '@trailbook/core/internal/dataset';

/** What a thing's page shows, as its own file of data: the server makes both of the same model. */
export async function loadThing<Model>(
  language: Language,
  folder: string,
  pageId: string,
): Promise<Model> {
  const answer = await fetch(`/data/${language}/${folder}/${pageId}.json`);
  if (!answer.ok) throw new Error(`The data of ${pageId} could not be loaded: ${answer.status}.`);
  // Of the same release as this page, or of one that shows the same.
  return (await answer.json()) as Model;
}
