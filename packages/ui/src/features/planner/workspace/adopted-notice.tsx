import { useI18n } from '../../../i18n/index.ts';
import { Button, Notice } from '../../../primitives/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import type { PlannerStore } from '../store/planner-store.ts';
import { useLegacyStores } from './use-legacy-stores.ts';

/** What became of the stores of the site that was here before. */
export function AdoptedNotice(props: { device: Device; profile: string; store: PlannerStore }) {
  const { t } = useI18n();
  const [notice, dismiss] = useLegacyStores(props);
  if (!notice) return null;
  return (
    <Notice title={notice.title} actions={<Button onClick={dismiss}>{t('action.close')}</Button>}>
      {notice.text}
    </Notice>
  );
}
