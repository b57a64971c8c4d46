import {
  type ExchangeError,
  LONGEST_TOLD,
  previewAchievements,
  readExchange,
  writeExchange,
} from '@trailbook/core/internal/achievements';
import { Download, Upload } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { downloadFile } from '../../../platform/download.ts';
import { fileText } from '../../../platform/file-text.ts';
import { Button, Dialog, NextButton } from '../../../primitives/index.ts';
import { useChecklist, useDone } from '../checklist/checklist-context.ts';
import { editedText, shownOf } from './long-text.ts';

interface Props {
  /** Whether the data know an achievement. */
  readonly isKnown: (id: number) => boolean;
  readonly onClose: () => void;
}

const REASONS = {
  TOLD_TOO_LONG: 'exchange.tooLong',
  TOLD_BROKEN: 'exchange.broken',
  TOLD_NOTHING: 'exchange.nothing',
} as const satisfies Record<ExchangeError['code'], string>;

/** Achievements from other trackers, and for them. An import shows what it adds; it takes nothing away. */
export function ExchangeDialog({ isKnown, onClose }: Props) {
  const { t } = useI18n();
  const checklist = useChecklist();
  const done = useDone();
  const [text, setText] = useState('');
  /** An empty field asks for nothing; an empty file has nothing in it. */
  const [isFile, setFile] = useState(false);
  const field = useId();
  const read = useMemo(
    () => (text.trim() === '' && !isFile ? undefined : readExchange(text)),
    [text, isFile],
  );
  const preview = read?.ok
    ? previewAchievements(read.value.ids, { isDone: checklist.isDone, isKnown })
    : undefined;
  const news = preview ? [...preview.added, ...preview.unknown] : [];
  const take = () => {
    checklist.mark(new Map(news.map((id) => [id, true])), Date.now());
    onClose();
  };
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
        <ChooseFile
          onText={(text) => {
            setText(text);
            setFile(true);
          }}
        />
        <label htmlFor={field} className="text-sm">
          {t('exchange.paste')}
        </label>
        <textarea
          id={field}
          rows={5}
          value={shownOf(text)}
          spellCheck={false}
          placeholder={writeExchange([4010101, 4010102])}
          onChange={({ target }) => {
            setText(editedText(text, target.value));
            setFile(false);
          }}
          className="figures w-full rounded-control border border-line-strong bg-ground p-3 text-sm"
        />
        <div aria-live="polite" className="flex flex-col gap-1">
          {read?.ok === false && (
            <p className="border-s-2 border-stop ps-3">
              {t(REASONS[read.error.code])} {t('exchange.untouched')}
            </p>
          )}
          {preview && (
            <ul className="figures divide-y divide-line border-y border-line text-sm">
              <li className="py-2">{t('exchange.added', { number: preview.added.length })}</li>
              <li className="py-2">{t('exchange.already', { number: preview.already.length })}</li>
              {preview.unknown.length > 0 && (
                <li className="py-2">
                  {t('exchange.unknown', { number: preview.unknown.length })}
                </li>
              )}
              {read?.ok && read.value.unsaid > 0 && (
                <li className="border-s-2 border-wait py-2 ps-3">
                  {t('exchange.unsaid', { number: read.value.unsaid })}
                </li>
              )}
              {read?.ok && read.value.hasUnread && <li className="py-2">{t('exchange.unread')}</li>}
            </ul>
          )}
        </div>
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
