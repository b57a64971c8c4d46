import { useI18n } from '../../i18n/index.ts';
import { type Feature, switchOn, useFeature, useSite } from '../../platform/index.ts';

/** For developers, who read the code: nothing of it is a text for players. */
const NAME = 'Debug';

/** What the page is made of, and the parts that the deployment holds back, each to be switched on. */
export function DebugPanel() {
  const { language } = useI18n();
  const { revision, gameVersion, assetsUrl, debug, features } = useSite();
  const facts = { revision, branch: debug?.branch, gameVersion, assetsUrl, language };
  return (
    <details className="border-t border-line px-4 py-2 font-mono text-xs text-ink-soft sm:px-6">
      <summary className="tap flex cursor-pointer items-center">{NAME}</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="min-w-0 break-all text-ink">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <ul className="pt-2">
        {(debug?.features ?? features).map((feature) => (
          <FeatureSwitch key={feature} feature={feature} />
        ))}
      </ul>
    </details>
  );
}

/** Rule S18. */
function FeatureSwitch({ feature }: { feature: Feature }) {
  const isOn = useFeature(feature);
  return (
    <li>
      <label className="tap flex items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          disabled={isOn}
          onChange={() => switchOn(feature)}
          className="size-4 accent-(--lamp)"
        />
        {feature}
      </label>
    </li>
  );
}
