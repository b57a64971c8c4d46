import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { REGIONS, type Region, VOICES, type Voice } from '@trailbook/core/internal/user-data';
import { useEffect, useState } from 'react';
import { LANGUAGE_NAMES, useI18n, withTexts } from '../../i18n/index.ts';
import {
  chosenTheme,
  currentMotion,
  keepLanguage,
  setMotion,
  setTheme,
} from '../../platform/appearance.ts';
import {
  canKeepChoices,
  cookiesHere,
  isDesktop,
  type Motion,
  type Theme,
  useSite,
} from '../../platform/index.ts';
import { Button, Loaded, SelectField, SwitchField, useOnDemand } from '../../primitives/index.ts';
import { hereIn } from '../../shell/navigation/language-address.ts';
import { StoreGate } from '../../shell/recovery/index.ts';
import { useDocuments } from '../../shell/recovery/parts/use-device.ts';
import { flipConsent, isConsentIn } from '../../shell/services/consent.ts';
import { type Device, preferencesStore } from '../../storage/stores/device.ts';
import { loadCalendarDialog } from '../calendar/load-calendar.ts';

export function PreferencesSection({ device }: { device: Device | undefined }) {
  return (
    <div className="flex flex-col gap-3">
      <LanguageField />
      <AppearanceFields />
      <ConsentField />
      <NotKept />
      <DesktopFields />
      {device ? (
        <StoreGate
          device={device}
          store={preferencesStore(device)}
          waiting={<StoredFieldsWaiting />}
          whileShut={() => <StoredFieldsWaiting />}
          opened={() => <StoredFields device={device} />}
        />
      ) : (
        <StoredFieldsWaiting />
      )}
      <CalendarButton />
    </div>
  );
}

/** What comes into a calendar, and of what this browser reminds. Rules S34, S35. */
function CalendarButton() {
  const { t } = useI18n();
  const { shown, ask, close, trouble } = useOnDemand(loadCalendarDialog);
  return (
    <div>
      <Button onClick={() => ask(undefined)}>{t('manage.settings.calendar')}</Button>
      {shown && <shown.part onClose={close} />}
      {trouble}
    </div>
  );
}

const loadTrayField = withTexts(
  ['desktop'],
  async () => (await import('./desktop/tray-field.tsx')).TrayField,
);

/** What is chosen in the desktop's window alone. */
function DesktopFields() {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(isDesktop()), []);
  if (!isHere) return null;
  return (
    <Loaded load={loadTrayField} waiting={<div className="min-h-11" />}>
      {(TrayField) => <TrayField />}
    </Loaded>
  );
}

function LanguageField() {
  const { t, language } = useI18n();
  return (
    <SelectField
      label={t('nav.language')}
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={(chosen) => {
        keepLanguage(chosen);
        location.assign(hereIn(language, chosen));
      }}
    />
  );
}

/** What the page itself carries: read from it, since the top bar may change it too. */
function AppearanceFields() {
  const { t } = useI18n();
  const [theme, showTheme] = useState<Theme>('system');
  const [motion, showMotion] = useState<Motion>('system');
  useEffect(() => {
    const read = () => {
      showTheme(chosenTheme());
      showMotion(currentMotion());
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, {
      attributeFilter: ['data-theme', 'data-theme-by', 'data-motion'],
    });
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <SelectField
        label={t('manage.settings.theme')}
        value={theme}
        options={[
          { value: 'system', label: t('manage.settings.asSystem') },
          { value: 'night', label: t('manage.settings.night') },
          { value: 'day', label: t('manage.settings.day') },
        ]}
        onChange={setTheme}
      />
      <SelectField
        label={t('manage.settings.motion')}
        value={motion}
        options={[
          { value: 'system', label: t('manage.settings.asSystem') },
          { value: 'less', label: t('manage.settings.motionLess') },
          { value: 'full', label: t('manage.settings.motionFull') },
        ]}
        onChange={setMotion}
      />
    </>
  );
}

/** Whether ads may keep cookies; there is no such question where there are no ads. */
function ConsentField() {
  const { t } = useI18n();
  const { services } = useSite();
  const [isGiven, setGiven] = useState(false);
  useEffect(() => setGiven(isConsentIn(cookiesHere())), []);
  if (!services?.ads) return null;
  return <SwitchField label={t('manage.settings.consent')} isOn={isGiven} onChange={flipConsent} />;
}

/** Of what is kept in cookies, where there can be none. */
function NotKept() {
  const { t } = useI18n();
  const [isKept, setKept] = useState(true);
  useEffect(() => setKept(canKeepChoices()), []);
  return !isKept && <p className="max-w-prose text-wait">{t('manage.settings.notKept')}</p>;
}

function StoredFields({ device }: { device: Device }) {
  const { documents, act } = useDocuments(preferencesStore(device));
  const { voice, region } = documents.preferences;
  const change = (changes: { voice?: Voice | null; region?: Region | null }) =>
    act(({ preferences }) => ({ preferences: { ...preferences, ...changes } }));
  return (
    <Stored
      voice={voice}
      region={region}
      isDisabled={false}
      onVoice={(chosen) => change({ voice: chosen })}
      onRegion={(chosen) => change({ region: chosen })}
    />
  );
}

function StoredFieldsWaiting() {
  return <Stored voice={null} region={null} isDisabled onVoice={ignore} onRegion={ignore} />;
}

function ignore(): void {}

interface StoredProps {
  readonly voice: Voice | null;
  readonly region: Region | null;
  readonly isDisabled: boolean;
  readonly onVoice: (voice: Voice | null) => void;
  readonly onRegion: (region: Region | null) => void;
}

function Stored({ voice, region, isDisabled, onVoice, onRegion }: StoredProps) {
  const { t } = useI18n();
  return (
    <>
      <SelectField
        label={t('manage.settings.voice')}
        value={voice ?? 'page'}
        disabled={isDisabled}
        options={[
          { value: 'page', label: t('manage.settings.voicePage') },
          ...VOICES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
        onChange={(chosen) => onVoice(chosen === 'page' ? null : chosen)}
      />
      <SelectField
        label={t('server.title')}
        about={t('manage.settings.regionText')}
        value={region ?? 'none'}
        disabled={isDisabled}
        options={[
          { value: 'none', label: t('manage.settings.regionNone') },
          ...REGIONS.map((value) => ({ value, label: t(`server.${value}`) })),
        ]}
        onChange={(chosen) => onRegion(chosen === 'none' ? null : chosen)}
      />
    </>
  );
}
