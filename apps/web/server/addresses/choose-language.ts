import type { Language } from '@trailbook/core/internal/dataset';
import { readChoices } from '@trailbook/ui/platform';
import { languageOfTag } from '../../shared/language-of-tag';

/** The language for a visitor without one in the address: the cookie, then the browser's wishes, then English. */
export function chooseLanguage(request: Request): Language {
  const chosen = readChoices(request.headers.get('Cookie')).language;
  if (chosen) return chosen;
  const wishes = (request.headers.get('accept-language') ?? '')
    .slice(0, 400)
    .split(',')
    .map((part, place) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { tag, quality: Number(quality ?? 1) || 0, place };
    })
    .sort((a, b) => b.quality - a.quality || a.place - b.place);
  for (const { tag } of wishes) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return 'en';
}
