import { useText } from '#web/kit/i18n/use-text.ts'
import { usePlayNow } from '#web/kit/layout/use-play-now.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { placeOf } from './scene.ts'

/** The end of the way; `left` islands lack a vote, null without a name. */
export function Chest({ left, reward }: { left: number | null; reward: string }) {
  const { t } = useText()
  const playNow = usePlayNow()
  const isOpen = left === 0
  const text =
    left === null
      ? t('vote.chestUnnamed')
      : left === 1
        ? t('vote.chestLeftOne')
        : t('vote.chestLeft', { count: left })
  return (
    <li className="isle isle-chest" data-state={isOpen ? 'done' : 'chest'} style={placeOf('chest')}>
      <i className="isle-thumb" aria-hidden="true" />
      <section className="isle-sign">
        <h2 className="text-[0.9375rem] leading-5">{t(isOpen ? 'vote.chestOpen' : 'vote.chest')}</h2>
        <p className="text-[0.8125rem] text-soft leading-4.5">
          {isOpen ? (
            <>
              {t('vote.chestWaits')} <b className="text-ink">{reward}</b>
            </>
          ) : (
            text
          )}
        </p>
      </section>
      {isOpen && (
        <Button size="sm" {...playNow}>
          <Icon name="play" />
          {t('vote.claim')}
        </Button>
      )}
    </li>
  )
}
