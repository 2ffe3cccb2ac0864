import type { CSSProperties } from 'react'
import type { CompareRow } from '#contract/network/tier-compare.ts'
import type { TierPageTab } from '#contract/network/tiers-page.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PixelStar } from '#web/kit/ui/pixel-star.tsx'
import type { ClimbView } from './climb-view.ts'

type Props = { tab: TierPageTab; view: ClimbView }

export function TierTable({ tab: { tiers, rows }, view }: Props) {
  const { t, number } = useText()
  if (rows.length === 0) return null
  return (
    <details className="wrap fold pt-5">
      <summary className="slab flex min-h-14 list-none items-center gap-3 px-4">
        <Icon name="scale" />
        <h2 id="compare" className="text-base">
          {t('tiers.compare')}
        </h2>
        <span className="num ml-auto whitespace-nowrap text-faint text-sm">
          {t('tiers.rows', { count: rows.length })}
        </span>
        <Icon name="chevron-down" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on narrow screens */}
      <section className="slab compare-frame mt-2" tabIndex={0} aria-labelledby="compare">
        <table className="compare num">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('tiers.perk')}</span>
              </th>
              {tiers.map(({ id, name, colour }) => (
                <th key={id} scope="col" style={{ '--c': colour } as CSSProperties}>
                  <PixelStar width={15} height={15} fill={colour} />
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('tiers.price')}</th>
              {tiers.map(({ id, price }) => (
                <td key={id}>{t('tiers.pointsShort', { points: number(price) })}</td>
              ))}
            </tr>
            <Totals view={view} />
            {rows.map((row, index) => (
              <Row key={index} row={row} tiers={tiers} />
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

function Totals({ view: { climbs, have, steps } }: Pick<Props, 'view'>) {
  const { t } = useText()
  if (!climbs || have !== null || steps.some(({ totalRupiah }) => totalRupiah === null)) return null
  return (
    <tr>
      <th scope="row">{t('tiers.zero')}</th>
      {steps.map(({ tier, totalRupiah }) => (
        <td key={tier.id}>{rupiah(totalRupiah ?? 0)}</td>
      ))}
    </tr>
  )
}

function Row({ row: { label, unit, cells }, tiers }: { row: CompareRow; tiers: TierPageTab['tiers'] }) {
  const { t } = useText()
  return (
    <tr>
      <th scope="row">
        {label} {unit && <small>{unit}</small>}
      </th>
      {cells.map((cell, index) => (
        <td key={tiers[index]?.id ?? index}>
          {cell === true ? (
            <span style={{ color: tiers[index]?.colour }}>
              <Icon name="check" />
              <span className="sr-only">{t('tiers.yes')}</span>
            </span>
          ) : cell === null ? (
            <span className="text-faint">
              <span aria-hidden="true">–</span>
              <span className="sr-only">{t('tiers.no')}</span>
            </span>
          ) : (
            cell
          )}
        </td>
      ))}
    </tr>
  )
}
