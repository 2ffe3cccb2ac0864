// What a visitor wants to know: can I play, buy, vote?
import type { StatusOverview } from '#contract/network/status-history.schema.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { listed, namesOf, placesOf, type ShownState, TONES } from './status-words.ts'

const ICONS: Record<ShownState, IconName> = {
  ...{ up: 'circle-check', slow: 'triangle-alert', disrupted: 'triangle-alert' },
  ...{ maintenance: 'hammer', down: 'circle-x', unknown: 'circle-help' },
}

const QUESTIONS = ['play', 'buy', 'vote'] as const
type Answer = readonly [state: ShownState, text: string]

/** `isCounting`: votes are received here. */
export function Answers({ status, isCounting }: { status: StatusOverview; isCounting: boolean }) {
  const text = useText()
  const { pages } = useSite()
  const vote = text.t(isCounting ? 'status.voteCounted' : 'status.voteLinked')
  const answers: Record<(typeof QUESTIONS)[number], Answer | null> = {
    play: playAnswer(status, text),
    buy: pages.store ? buyAnswer(status, text) : null,
    vote: pages.vote ? ['up', vote] : null,
  }
  return (
    <ul className="mt-5 grid md:mt-8 md:grid-cols-3 md:gap-8">
      {QUESTIONS.map((question) => {
        const [state, said] = answers[question] ?? []
        return (
          state && (
            <li
              key={question}
              className="flex items-start gap-3 border-line border-t py-2 md:border-0 md:py-0"
            >
              <Icon name={ICONS[state]} className={`mt-0.5 ${TONES[state]}`} />
              <p className="text-soft">
                <b className="block text-ink">{text.t(`status.${question}`)}</b>
                {said}
              </p>
            </li>
          )
        )
      })}
    </ul>
  )
}

function playAnswer(status: StatusOverview, { t, number }: Text): Answer {
  const { game } = placesOf(status)
  const { now } = status.chart
  const find = (...states: ShownState[]) => namesOf(game, ...states)
  const [down, unknown, disturbed] = [find('down'), find('unknown'), find('slow', 'disrupted')]
  if (game.length === unknown.length) return ['unknown', t('status.cannotTellText')]
  if (down.length === game.length) return ['down', t('status.downText')]
  if (down.length > 0) {
    const closed = t('status.playClosed', { names: listed(down, t) })
    const areOthersUp = find('up').length + down.length === game.length
    return ['down', areOthersUp ? `${closed} ${t('status.playOthers')}` : closed]
  }
  const names = find('maintenance')
  if (names.length > 0) return ['maintenance', t('status.playMaintenance', { names: listed(names, t) })]
  if (disturbed.length > 0) return ['slow', t('status.playDisturbed', { names: listed(disturbed, t) })]
  if (unknown.length > 0) return ['unknown', t('status.cannotTellText')]
  if (now === null) return ['up', t('status.playOpen')]
  return ['up', t(now === 0 ? 'status.nobodyNow' : 'status.playersNow', { players: number(now) })]
}

/** Null where nothing is sold. */
function buyAnswer(status: StatusOverview, { t }: Text): Answer | null {
  const { game, store } = placesOf(status)
  if (!store) return null
  if (store.shown !== 'up') return [store.shown, t('status.storeDownText')]
  const down = namesOf(game, 'down')
  return ['up', down.length > 0 ? t('status.buyWaits', { names: listed(down, t) }) : t('status.buyWorks')]
}
