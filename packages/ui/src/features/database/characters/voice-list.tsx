import { readVoice, VOICES, type Voice } from '@trailbook/core/internal/user-data';
import type { CharacterPage, VoiceItem } from '@trailbook/pages';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LANGUAGE_NAMES, useI18n } from '../../../i18n/index.ts';
import { IconButton, MessageBar, SelectField } from '../../../primitives/index.ts';
import { useDevice } from '../../../shell/recovery/parts/use-device.ts';
import { preferencesStore } from '../../../storage/stores/device.ts';
import { type ClipPlayer, createClipPlayer } from './clip-player.ts';
import { useClipUrl } from './use-clip-url.ts';
import { VoiceLines } from './voice-lines.tsx';

interface Props {
  readonly page: CharacterPage;
  readonly voices: readonly VoiceItem[];
}

/** What a character says: to read, and where there are clips, to hear in four languages. */
export function VoiceList({ page, voices }: Props) {
  const { t } = useI18n();
  const clipUrl = useClipUrl();
  const [voice, chooseVoice] = useVoice();
  const player = useClipPlayer(voice);
  const [playing, setPlaying] = useState<number | undefined>(undefined);
  const [message, setMessage] = useState<{ text: string } | undefined>(undefined);

  const toggle = (line: VoiceItem) => {
    if (playing === line.id) {
      player.pause();
      return;
    }
    player.play(clipUrl(voice, line.audio), (reason) => {
      setPlaying((current) => (current === line.id ? undefined : current));
      if (reason === 'failed') setMessage({ text: t('voice.failed') });
    });
    setPlaying(line.id);
  };

  // Rule C12.
  const heard = VOICES.filter((one) => voices.some(({ audio }) => clipUrl(one, audio) !== ''));
  return (
    <div className="flex flex-col gap-6">
      {heard.length > 0 && (
        <div className="max-w-md">
          <SelectField
            label={t('voice.language')}
            value={voice}
            options={[...new Set([...heard, voice])].map((value) => ({
              value,
              label: LANGUAGE_NAMES[value],
            }))}
            onChange={chooseVoice}
          />
        </div>
      )}
      <VoiceLines
        page={page}
        voices={voices}
        before={(line) =>
          clipUrl(voice, line.audio) !== '' && (
            <PlayButton line={line} isPlaying={playing === line.id} onToggle={() => toggle(line)} />
          )
        }
      />
      <MessageBar message={message} onGone={() => setMessage(undefined)} />
    </div>
  );
}

function PlayButton(props: { line: VoiceItem; isPlaying: boolean; onToggle: () => void }) {
  const { line, isPlaying, onToggle } = props;
  const { t } = useI18n();
  return (
    <IconButton
      label={t(isPlaying ? 'voice.pause' : 'voice.play', { number: line.id })}
      aria-pressed={isPlaying}
      onClick={onToggle}
    >
      {isPlaying ? <Pause size={18} strokeWidth={1.5} /> : <Play size={18} strokeWidth={1.5} />}
    </IconButton>
  );
}

/** The voice language: the player's own choice, else the page's. Rule D9. */
function useVoice(): [Voice, (voice: Voice) => void] {
  const { language } = useI18n();
  const device = useDevice();
  const [voice, setVoice] = useState<Voice>(readVoice(language));
  useEffect(() => {
    if (!device) return;
    const store = preferencesStore(device);
    const show = () =>
      setVoice(store.getState().documents.preferences.voice ?? readVoice(language));
    if (store.getState().status === 'loading') void store.getState().load();
    show();
    return store.subscribe(show);
  }, [device, language]);
  const choose = (next: Voice) => {
    setVoice(next);
    if (!device) return;
    preferencesStore(device)
      .getState()
      .act(({ preferences }) => ({ preferences: { ...preferences, voice: next } }));
  };
  return [voice, choose];
}

/**
 * A player for as long as the list is there: leaving it stops what plays, and so does another voice language,
 * wherever it was chosen. Rule D8.
 */
function useClipPlayer(voice: Voice): ClipPlayer {
  const ref = useRef<ClipPlayer | undefined>(undefined);
  ref.current ??= createClipPlayer(() => new Audio());
  const player = ref.current;
  useEffect(() => () => player.discard(), [player, voice]);
  return player;
}
