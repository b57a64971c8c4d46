import type { GameClient } from '@trailbook/api/records';
import { useId, useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { isMedia } from '../../../../platform/index.ts';
import { Button } from '../../../../primitives/index.ts';
import { linkCommand } from './link-command.ts';

/** The command, shown in full, to be copied. */
export function CommandStep({ client }: { client: GameClient }) {
  const { t } = useI18n();
  const [folder, setFolder] = useState('');
  const [isCopied, setCopied] = useState(false);
  // On a phone it would fill the screen.
  const [isOpen, setOpen] = useState(() => isMedia('(min-width: 40rem)'));
  const fieldId = useId();
  const command = linkCommand(client, folder);
  const copy = () => {
    // Where the browser does not let us, the command is there to be marked by hand.
    navigator.clipboard
      ?.writeText(command)
      .then(() => setCopied(true))
      .catch(() => undefined);
  };
  return (
    <div className="flex flex-col gap-3">
      <p>{t('warpImport.pc1.command')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={copy}>{t('warpImport.pc1.copy')}</Button>
        <span role="status">{isCopied && t('warpImport.pc1.copied')}</span>
      </div>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="tap flex cursor-pointer items-center text-sm">
          {t('warpImport.pc1.show')}
        </summary>
        <div className="flex flex-col gap-3 pt-2">
          <div className="flex flex-col gap-1">
            <label htmlFor={fieldId} className="text-sm text-ink-soft">
              {t('warpImport.pc1.folder')}
            </label>
            <input
              id={fieldId}
              type="text"
              value={folder}
              placeholder="D:\Games\Star Rail\Game"
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => {
                setFolder(event.target.value);
                setCopied(false);
              }}
              className="tap w-full rounded-control border border-line-strong bg-ground px-3 text-sm"
            />
          </div>
          <pre className="whitespace-pre-wrap break-words rounded-control border border-line bg-raised p-3 text-xs">
            <code>{command}</code>
          </pre>
        </div>
      </details>
      <p className="text-sm text-ink-soft">{t('warpImport.pc1.needs')}</p>
    </div>
  );
}
