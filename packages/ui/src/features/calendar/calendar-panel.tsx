import type { CalendarFacts } from '@trailbook/core/internal/calendar';
import type { Language } from '@trailbook/core/internal/dataset';
import { REGIONS, type Region } from '@trailbook/core/internal/user-data';
import { useState } from 'react';
import { serverAhead } from '../../client/client-config.ts';
import { useI18n } from '../../i18n/index.ts';
import { isDesktop } from '../../platform/index.ts';
import { Loaded, SelectField } from '../../primitives/index.ts';
import { device } from '../../storage/stores/device.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { CalendarFile } from './calendar-file.tsx';
import { playerFacts } from './player-facts.ts';
import { ReminderFields } from './reminders/reminder-fields.tsx';

const loadFacts = async (language: Language) => {
  const now = Date.now() + (await serverAhead());
  return playerFacts(device(), { language, now, hasPlan: true });
};

/** A calendar to take along, one to subscribe to, and reminders on this device. Rules S34, S35. */
export function CalendarPanel() {
  const { t } = useI18n();
  return (
    <div className="flex flex-col gap-8">
      <Loaded
        load={loadFacts}
        waiting={
          <p aria-busy="true" className="min-h-96">
            {t('state.loading')}
          </p>
        }
      >
        {(facts) => <Calendars facts={facts} />}
      </Loaded>
      <ReminderFields />
    </div>
  );
}

function Calendars({ facts }: { facts: CalendarFacts }) {
  const { t } = useI18n();
  const [region, setRegion] = useState<Region>(facts.region);
  return (
    <>
      <SelectField
        label={t('server.title')}
        value={region}
        options={REGIONS.map((value) => ({ value, label: t(`server.${value}`) }))}
        onChange={setRegion}
      />
      <CalendarFile facts={{ ...facts, region }} />
      {/* The program's own pages have no address that a calendar could ask. */}
      {!isDesktop() && <CalendarFeed region={region} />}
    </>
  );
}
