import type { FeatureChange } from '#contract/network/tier-changes.ts'
import { featureParts } from '#contract/network/tiers.ts'
import type { TierCardView } from '#contract/network/tiers-page.ts'
import { useText } from '#web/kit/i18n/use-text.ts'

/** The features of a tier in groups, with headings where there are several. Shown in full; only far longer lists scroll. */
export function FeatureList({ label, groups }: { label: string; groups: TierCardView['groups'] }) {
  const { t } = useText()
  return (
    <section
      className="rung-lists"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a very long list scrolls
      tabIndex={0}
      aria-label={label}
    >
      {groups.map(({ group, features, changes }) => (
        <div key={group}>
          {groups.length > 1 && <h3 className="mb-2 text-[0.8125rem] tracking-[0]">{t(`tiers.${group}`)}</h3>}
          <ul className="ticks grid gap-2 text-soft">
            {features.map((feature, index) => (
              <FeatureLine key={`${index}-${feature}`} text={feature} change={changes[index]} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function FeatureLine({ text, change }: { text: string; change: FeatureChange | undefined }) {
  const { t } = useText()
  const isChanged = change !== undefined && change.kind !== 'same'
  return (
    <li className={isChanged ? 'is-changed' : undefined}>
      <span>
        {featureParts(text).map(({ text, dimmed }, index) =>
          dimmed ? (
            <span key={index} className="text-faint">
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </span>
      {isChanged && (
        <small className="whitespace-nowrap font-bold text-(--c) text-[0.75rem]">
          {' '}
          {change.kind === 'number' ? t('tiers.was', { number: change.before }) : t('tiers.isNew')}
        </small>
      )}
    </li>
  )
}
