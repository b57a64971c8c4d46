import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@trailbook/core/internal/dataset';

/** A language, and what others say of it beside: script, region, variants. */
const TAG = /^([a-z]{2})(?:[-_][a-z\d]{1,8})*$/;
/** The script, if it is said, by its name or by the game's; else that of the place. */
const TRADITIONAL = /^zh(?:[-_](?:hant|cht)|(?![-_]hans).*[-_](?:tw|hk|mo))(?![a-z\d])/;

/** Which of ours a BCP 47 tag means, in any spelling: `ja`, `en-US`, `zh_TW`. Undefined for all others. */
export function languageOfTag(tag: string): Language | undefined {
  const plain = tag.toLowerCase();
  const primary = TAG.exec(plain)?.[1];
  if (primary === 'zh') return TRADITIONAL.test(plain) ? 'cht' : 'cn';
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === primary);
}
