import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import { readChoices } from '@trailbook/ui/platform';

/** The language for a visitor without one in the address: the cookie, then the browser's wishes, then English. */
export function chooseLanguage(request: Request): Language {
  const chosen = readChoices(request.headers.get('Cookie')).language;
  if (chosen) return chosen;
  const wishes = (request.headers.get('accept-language') ?? '')
    .slice(0, 400)
    .split(',')
    .map((part, place) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { tag: tag.toLowerCase(), quality: Number(quality ?? 1) || 0, place };
    })
    .sort((a, b) => b.quality - a.quality || a.place - b.place);
  for (const { tag } of wishes) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return 'en';
}

function languageOfTag(tag: string): Language | undefined {
  if (tag.startsWith('zh')) return /hant|tw|hk|mo/.test(tag) ? 'cht' : 'cn';
  const primary = tag.split('-')[0];
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === primary);
}
