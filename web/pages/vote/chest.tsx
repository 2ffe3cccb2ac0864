import { useText } from '#web/kit/i18n/use-text.ts'
import { usePlayNow } from '#web/kit/layout/use-play-now.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import { type Island, nextStart } from './expedition-state.ts'
import { Cell } from './island-item.tsx'
import { useWait } from './use-wait.ts'

/** The end of the way; `left` islands lack a vote, null without a name. */
export function ClosedChest({ index, left }: { index: number; left: number | null }) {
  const { t } = useText()
  const text =
    left === null
      ? t('vote.chestUnnamed')
      : left === 1
        ? t('vote.chestLeftOne')
        : t('vote.chestLeft', { count: left })
  return (
    <Cell index={index} state="chest" isLast className="isle-chest">
      <section className="slab vote-chest">
        <div className="vote-chest-art">
          <Picture art={ART.pointsChest} alt="" sizes="(width >= 64rem) 200px, 92px" />
          <Icon name="lock-keyhole" />
        </div>
        <div>
          <h2 className="text-lg">{t('vote.chest')}</h2>
          <p className="text-soft">{text}</p>
        </div>
      </section>
    </Cell>
  )
}

/** Above the islands: what waits in the game, and when the next expedition starts. */
export function OpenChest({ islands, now, text }: { islands: readonly Island[]; now: number; text: string }) {
  const { t } = useText()
  const playNow = usePlayNow()
  const wait = useWait()
  const start = nextStart(islands)
  return (
    <section className="slab vote-chest-open">
      <div className="vote-chest-art">
        <Picture art={ART.pointsChest} alt="" sizes="(width >= 64rem) 24rem, 100vw" loading="eager" />
      </div>
      <div className="p-4 lg:p-8">
        <h2 className="text-xl lg:text-2xl">{t('vote.chestOpen')}</h2>
        <p className="mt-2 text-soft">
          {t('vote.chestWaits')} <b className="text-ink">{text}</b>
        </p>
        <Button size="lg" className="mt-4 max-lg:w-full" {...playNow}>
          <Icon name="play" />
          {t('vote.claim')}
        </Button>
        {start && <p className="num mt-3 text-faint text-sm">{wait('nextStart', start, now)}</p>}
      </div>
    </section>
  )
}
