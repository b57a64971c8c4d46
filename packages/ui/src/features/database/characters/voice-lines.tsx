import type { CharacterPage, VoiceItem } from '@trailbook/pages';
import type { ReactNode } from 'react';
import { GameText } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';

interface Props {
  readonly page: CharacterPage;
  readonly voices: readonly VoiceItem[];
  /** What stands before a line, such as what plays it. */
  readonly before?: (line: VoiceItem) => ReactNode;
}

/** What a character says, to read. */
export function VoiceLines({ page, voices, before }: Props) {
  const { t } = useI18n();
  const lists = [
    { title: t('voice.talk'), lines: voices.filter(({ isBattle }) => !isBattle) },
    { title: t('voice.battle'), lines: voices.filter(({ isBattle }) => isBattle) },
  ].filter(({ lines }) => lines.length > 0);
  return lists.map(({ title, lines }) => (
    <section key={title} className="flex flex-col">
      <h3 className="pb-2 font-display text-lg font-semibold">{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="flex gap-3 border-t border-line py-2">
            {before?.(line)}
            <Line page={page} line={line} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Line({ page, line }: { page: CharacterPage; line: VoiceItem }) {
  const { t } = useI18n();
  const shown = { nickname: page.nickname, gender: page.gender };
  return (
    <div className="min-w-0 flex-1 py-1.5">
      <h4 className="text-sm font-semibold">
        {line.title ? (
          <GameText text={line.title} {...shown} />
        ) : (
          t('voice.line', { number: line.id })
        )}
      </h4>
      {line.unlock && (
        <p className="text-xs text-ink-faint">
          <GameText text={line.unlock} {...shown} />
        </p>
      )}
      {line.text && (
        <p className="max-w-prose text-ink-soft">
          <GameText text={line.text} {...shown} />
        </p>
      )}
    </div>
  );
}
