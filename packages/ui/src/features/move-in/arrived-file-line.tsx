import { type I18n, useI18n } from '../../i18n/index.ts';
import { Button, Loaded } from '../../primitives/index.ts';
import { Waiting } from '../../shell/screen/waiting.tsx';
import type { Device } from '../../storage/stores/device.ts';
import { isUnnamed } from '../warp/import/file/account-drafts.ts';
import { ColumnMapper } from '../warp/import/file/column-mapper.tsx';
import { type AccountDraft, FileAccount } from '../warp/import/file/file-account.tsx';
import { RefusedRows } from '../warp/import/file/refused-rows.tsx';
import type { ArrivedFile, Effect, MoveIn } from './files/contracts.ts';
import { arrivalErrorText, effectLines, fileName, kindText } from './words.ts';

const loadLinkImport = async () => (await import('../warp/import/link/auto-import.tsx')).AutoImport;

interface Props {
  readonly file: ArrivedFile;
  readonly effect: Effect | undefined;
  readonly device: Device;
  readonly profile: string;
  /** The text that a link stands in. */
  readonly linkText: string;
  readonly drafts: readonly AccountDraft[];
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly accountsOf: ReadonlyMap<string, readonly string[]>;
  readonly isBusy: boolean;
  readonly onChange: (at: number, draft: AccountDraft) => void;
  readonly onColumns: (columns: Parameters<MoveIn['readAs']>[1]) => void;
  readonly onRemove: () => void;
}

/** One file: what it is, what comes of it, and where it goes. */
export function ArrivedFileLine(props: Props) {
  const { file, effect, isBusy, onColumns, onRemove } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const name = fileName(i18n, file);
  return (
    <li className="flex flex-col gap-3 border-t border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-semibold break-words">{name}</h3>
          <p className="text-ink-soft">{kindText(i18n, file)}</p>
        </div>
        <Button
          look="quiet"
          disabled={isBusy}
          aria-label={t('moveIn.leaveOutNamed', { name })}
          onClick={onRemove}
        >
          {t('moveIn.leaveOut')}
        </Button>
      </div>
      {linesOf(i18n, props).map((line) => (
        <p
          key={line}
          className={
            effect?.isRefused || file.kind === 'refused'
              ? 'max-w-prose border-s-2 border-stop ps-3'
              : 'figures max-w-prose'
          }
        >
          {line}
        </p>
      ))}
      {file.kind === 'history' && <Accounts {...props} file={file} />}
      {file.kind === 'columns' && <ColumnMapper {...file} onRead={onColumns} />}
      {file.kind === 'link' && <LinkPart {...props} />}
    </li>
  );
}

function linesOf(i18n: I18n, { file, effect, drafts }: Props): string[] {
  // Without an account nothing of it is compared yet.
  if (file.kind === 'history' && isUnnamed(file.summary, drafts)) {
    return [i18n.t('moveIn.accountFirst')];
  }
  if (file.kind === 'refused') return [arrivalErrorText(i18n, file.error)];
  const lines = effect ? effectLines(i18n, effect) : [];
  return file.kind === 'scan' && file.isSimulated ? [i18n.t('moveIn.simulated'), ...lines] : lines;
}

function Accounts(props: Props & { readonly file: Extract<ArrivedFile, { kind: 'history' }> }) {
  const { file, drafts, options, accountsOf, onChange } = props;
  const { t } = useI18n();
  const { summary } = file;
  return (
    <>
      {summary.accounts.map((account, at) => {
        const draft = drafts[at];
        return (
          draft && (
            <FileAccount
              key={at}
              account={account}
              draft={draft}
              preview={undefined}
              profiles={options}
              accountsOf={accountsOf}
              onChange={(next) => onChange(at, next)}
            />
          )
        );
      })}
      {summary.accounts.length === 0 && <p>{t('warpImport.file.nothing')}</p>}
      <RefusedRows summary={summary} isOpen={summary.accounts.length === 0} />
      {summary.left.length > 0 && (
        <p className="max-w-prose text-sm text-ink-soft">
          {t('warpImport.file.left', {
            names: summary.left.map(({ args }) => args.name).join(', '),
          })}
        </p>
      )}
    </>
  );
}

/** A link is read from the game, by the import that is there for links. */
function LinkPart({ device, profile, linkText, onRemove }: Props) {
  return (
    <Loaded load={loadLinkImport} waiting={<Waiting />}>
      {(LinkImport) => (
        <LinkImport
          {...{ device, profile }}
          given={linkText}
          onKept={nothing}
          onDone={onRemove}
          onBusy={nothing}
          onShow={nothing}
        />
      )}
    </Loaded>
  );
}

function nothing(): void {
  // The page itself shows nothing of the warps.
}
