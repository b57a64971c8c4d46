import type { Language } from '@trailbook/core/internal/dataset';

/** What a list's page shows, as its own file of data: the server makes both of the same model. */
export async function loadList<Model>(language: Language, name: string): Promise<Model> {
  const answer = await fetch(`/data/${language}/${name}.json`);
  if (!answer.ok) throw new Error(`The list of ${name} could not be loaded: ${answer.status}.`);
  // Of the same release as this page, or of one that shows the same.
  return (await answer.json()) as Model;
}
