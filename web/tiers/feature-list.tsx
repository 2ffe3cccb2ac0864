import { featureParts, type TierView } from '#contract/tiers.ts'
import { useText } from '../i18n/use-text.ts'

/**
 * The features of a tier in groups, with headings where there are several. Shown in full; only far longer lists scroll.
 */
export function FeatureList({ label, groups }: { label: string; groups: TierView['groups'] }) {
  const { t } = useText()
  return (
    <section
      className="max-h-[90rem] overflow-y-auto p-4 text-sm leading-5"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row of tiers scrolls, and so may a list
      tabIndex={0}
      aria-label={label}
    >
      {groups.map(({ group, features }) => (
        <div key={group} className="mb-4 last:mb-0">
          {groups.length > 1 && <h3 className="mb-2 font-bold text-ink">{t(`tiers.${group}`)}</h3>}
          <ul className="ticks grid gap-2 text-soft">
            {features.map((feature, index) => (
              <li key={`${index}-${feature}`}>
                <Feature text={feature} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Feature({ text }: { text: string }) {
  return featureParts(text).map(({ text, dimmed }, index) =>
    dimmed ? (
      <span key={index} className="text-faint">
        {text}
      </span>
    ) : (
      text
    ),
  )
}
