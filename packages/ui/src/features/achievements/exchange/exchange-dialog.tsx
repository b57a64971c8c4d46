import {
  type ImportedIds,
  LONGEST_TOLD,
  previewAchievements,
  readExchange,
  writeExchange,
} from '@trailbook/core/internal/achievements';
import { ok } from '@trailbook/core/internal/basics';
import { Download, Upload } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { useI18n, withTexts } from '../../../i18n/index.ts';
import { desktopBridge } from '../../../platform/desktop.ts';
import { downloadFile } from '../../../platform/download.ts';
import { fileText } from '../../../platform/file-text.ts';
import { Button, Dialog, Loaded, NextButton } from '../../../primitives/index.ts';
import { useChecklist, useDone } from '../checklist/checklist-context.ts';
import { ExchangePreview } from './exchange-preview.tsx';
import { editedText, shownOf } from './long-text.ts';

interface Props {
  /** Whether the data know an achievement. */
  readonly isKnown: (id: number) => boolean;
  readonly onClose: () => void;
}

const loadFromPublisher = withTexts(
  ['publisher'],
  async () => (await import('./publisher/from-publisher.tsx')).FromPublisher,
);

/** Achievements from other trackers, and for them. An import shows what it adds; it takes nothing away. */
export function ExchangeDialog({ isKnown, onClose }: Props) {
  const { t } = useI18n();
  const checklist = useChecklist();
  const done = useDone();
  const [text, setText] = useState('');
  /** An empty field asks for nothing; an empty file has nothing in it. */
  const [isFile, setFile] = useState(false);
  /** What the publisher's page told; it stands in place of a text. */
  const [listed, setListed] = useState<ImportedIds>();
  const [publisher] = useState(() => desktopBridge()?.publisher);
  const field = useId();
  const read = useMemo(() => {
    if (listed) return ok(listed);
    return text.trim() === '' && !isFile ? undefined : readExchange(text);
  }, [text, isFile, listed]);
  const edit = (text: string, isOfFile: boolean) => {
    setText(text);
    setFile(isOfFile);
    setListed(undefined);
  };
  const preview = read?.ok
    ? previewAchievements(read.value.ids, { isDone: checklist.isDone, isKnown })
    : undefined;
  const news = preview ? [...preview.added, ...preview.unknown] : [];
  const take = () => {
    checklist.mark(new Map(news.map((id) => [id, true])), Date.now());
    onClose();
  };
  const outcome = <ExchangePreview read={read} preview={preview} />;
  const owned = Object.keys(done ?? {}).map(Number);
  return (
    <Dialog
      title={t('achievements.exchange')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <NextButton disabled={news.length === 0 || !done} onClick={take}>
            {t('exchange.add', { number: news.length })}
          </NextButton>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-ink-soft">{t('exchange.text')}</p>
        <ChooseFile onText={(text) => edit(text, true)} />
        <label htmlFor={field} className="text-sm">
          {t('exchange.paste')}
        </label>
        <textarea
          id={field}
          rows={5}
          value={shownOf(text)}
          spellCheck={false}
          placeholder={writeExchange([4010101, 4010102])}
          onChange={({ target }) => edit(editedText(text, target.value), false)}
          className="figures w-full rounded-control border border-line-strong bg-ground p-3 text-sm"
        />
        {!listed && outcome}
        {publisher && (
          <Loaded load={loadFromPublisher} waiting={null}>
            {(FromPublisher) => (
              <FromPublisher
                bridge={publisher}
                isShown={listed !== undefined}
                onList={(list) => {
                  if (list) edit('', false);
                  setListed(list && { ...list, unsaid: 0 });
                }}
              >
                {listed && outcome}
              </FromPublisher>
            )}
          </Loaded>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="max-w-prose text-sm text-ink-soft">{t('exchange.exportText')}</p>
          <Button
            disabled={owned.length === 0}
            onClick={() =>
              downloadFile('hsr-achievements.json', writeExchange(owned), 'application/json')
            }
          >
            <Download size={18} strokeWidth={1.5} aria-hidden />
            {t('exchange.export', { number: owned.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function ChooseFile({ onText }: { onText: (text: string) => void }) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button onClick={() => input.current?.click()}>
        <Upload size={18} strokeWidth={1.5} aria-hidden />
        {t('exchange.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          // A file beyond any use is told as one; it is not read to its end.
          if (file) void fileText(file.slice(0, LONGEST_TOLD * 2)).then(onText);
        }}
      />
    </div>
  );
}
