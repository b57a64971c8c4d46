import type { Contribution } from '@trailbook/api/calls/contribution-show';
import type { WarpData } from '@trailbook/pages';
import { loadWarp } from '../../../client/warp-file.ts';
import { useI18n } from '../../../i18n/index.ts';
import { downloadFile } from '../../../platform/download.ts';
import { Button } from '../../../primitives/index.ts';
import { useGameFile } from '../../../shell/screen/use-game.ts';
import { KeptTable } from './kept-table.tsx';

/** Newest warps that are shown of each banner type; the file has all. */
const SHOWN = 5;

/** What the server keeps of an account: with names to be read, and as it stands there to be had. */
export function KeptWarps({ given }: { given: Contribution }) {
  const { t, language } = useI18n();
  const [game] = useGameFile(`/data/${language}/warp.json`, loadWarp);
  const nameOf = game.status === 'loaded' ? namesIn(game.data) : undefined;
  return (
    <>
      <p className="break-all text-sm text-ink-soft">
        {t('globalStats.contribute.code', { code: given.contributor })}
      </p>
      {given.imports && (
        <p className="text-sm text-ink-soft">
          {t('globalStats.contribute.imports', { number: given.imports.begun })}
        </p>
      )}
      {given.banners.map(({ type, warps }) => (
        <div key={type} className="flex flex-col gap-1 text-sm">
          <p>
            {t('globalStats.contribute.kept', {
              name: t(`warp.banner.${type}`),
              number: warps.length,
            })}
          </p>
          <KeptTable warps={warps.slice(0, SHOWN)} nameOf={nameOf} />
        </div>
      ))}
      <Button
        className="self-start"
        onClick={() =>
          downloadFile(
            'trailbook-contribution.json',
            JSON.stringify(given, null, 2),
            'application/json',
          )
        }
      >
        {t('globalStats.contribute.file')}
      </Button>
    </>
  );
}

/** A banner is called by the 5★ that it features, and otherwise by its number. */
function namesIn({ things, banners }: WarpData) {
  const item = (id: number) => things.get(id)?.name.text ?? String(id);
  return {
    item,
    banner(id: number) {
      const featured = banners.get(id)?.featured;
      return featured === undefined ? String(id) : `${item(featured)} · ${id}`;
    },
  };
}
