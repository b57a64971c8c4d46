import type { CharacterPage } from '@trailbook/pages';
import { GameText } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Loaded, Tabs } from '../../../primitives/index.ts';
import { VoiceLines } from './voice-lines.tsx';

/**
 * What plays the lines, loaded when they are opened: it brings the player's preferences along. Without it
 * the lines are there to be read.
 */
const loadVoiceList = async () => (await import('./voice-list.tsx')).VoiceList;

interface Props {
  readonly page: CharacterPage;
  readonly isOpen: boolean;
  /** Which of the two is shown. */
  readonly part: number;
  readonly onPart: (part: number) => void;
}

/** What is told of a character, and what it says. */
export function LoreTab({ page, isOpen, part, onPart }: Props) {
  const { t } = useI18n();
  const stories = page.archive?.stories ?? [];
  const voices = page.archive?.voices ?? [];
  return (
    <Tabs
      label={t('character.lore')}
      size="part"
      open={part}
      onOpen={onPart}
      tabs={[
        ...(stories.length > 0
          ? [
              {
                id: 'story',
                label: t('character.story'),
                content: () => <Stories page={page} />,
              },
            ]
          : []),
        ...(voices.length > 0
          ? [
              {
                id: 'voice',
                label: t('voice.title'),
                content: (isShown: boolean) => {
                  const lines = <VoiceLines page={page} voices={voices} />;
                  if (!isOpen || !isShown) return lines;
                  return (
                    <Loaded load={loadVoiceList} waiting={lines} failed={lines}>
                      {(VoiceList) => <VoiceList page={page} voices={voices} />}
                    </Loaded>
                  );
                },
              },
            ]
          : []),
      ]}
    />
  );
}

function Stories({ page }: { page: CharacterPage }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col gap-8">
      {page.archive?.stories.map((story) => (
        <article key={story.id} className="flex flex-col gap-2">
          <h3 className="font-display text-lg font-semibold">
            {story.title ? (
              <GameText text={story.title} nickname={page.nickname} gender={page.gender} />
            ) : (
              t('character.story')
            )}
          </h3>
          {story.unlock && (
            <p className="text-sm text-ink-faint">
              <GameText text={story.unlock} nickname={page.nickname} gender={page.gender} />
            </p>
          )}
          <p className="max-w-prose">
            <GameText text={story.text} nickname={page.nickname} gender={page.gender} />
          </p>
        </article>
      ))}
    </div>
  );
}
