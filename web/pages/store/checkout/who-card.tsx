import type { NameCheck } from '#contract/network/known-players.schema.ts'
import { shownUsername } from '#contract/network/username.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { UsernameEntry } from './use-username.ts'

const HEAD_PX = 48
const CHIP_HEAD_PX = 20
const EDITION_NAMES = { java: 'Java', bedrock: 'Bedrock' } as const

type SeenProps = { id: string; seen: NameCheck; entry: UsernameEntry; isGift: boolean; onWrong: () => void }

/** A player that the network knows. Nothing has to be confirmed. */
export function SeenPlayer({ id, seen, entry, isGift, onWrong }: SeenProps) {
  const { t } = useText()
  const name = seen.name ?? shownUsername(entry.encoded ?? '')
  const edition = EDITION_NAMES[entry.bedrock ? 'bedrock' : 'java']
  return (
    <div className="who border-l-ok" id={id}>
      <PlayerHead key={name} name={name} size={HEAD_PX} />
      <p className="min-w-0 leading-5">
        <b className="block">{t(isGift ? 'checkout.isThisFriend' : 'checkout.isThisYou')}</b>
        <span className="wrap-anywhere text-soft text-xs">
          <span translate="no">{name}</span> · {edition}
          {seen.last_seen && ` · ${t(`checkout.seen_${seen.last_seen}`)}`}
        </span>
      </p>
      <Button
        variant="outline"
        size="sm"
        aria-label={t('checkout.notThisOf', { name })}
        className="min-h-11"
        onClick={onWrong}
      >
        {t('checkout.notThis')}
      </Button>
    </div>
  )
}

type UnseenProps = { id: string | undefined; near: NonNullable<NameCheck['near']>; entry: UsernameEntry }

/** A warning with names that are close, never a wall. */
export function UnseenPlayer({ id, near, entry }: UnseenProps) {
  const { t } = useText()
  return (
    <div className="who border-l-wait" id={id}>
      <span className="no-head" aria-hidden="true" />
      <p className="min-w-0 leading-5 max-sm:col-span-2">
        <b className="wrap-anywhere block" translate="no">
          {shownUsername(entry.encoded ?? '')}
        </b>
        <span className="text-sm text-soft">{t('checkout.neverSeen')}</span>
      </p>
      <label className="flex min-h-11 items-center gap-2.5 text-sm max-sm:col-span-3 max-sm:border-line max-sm:border-t max-sm:pt-1.5">
        <input
          type="checkbox"
          className="tick-box"
          checked={entry.isConfirmed}
          onChange={(event) => entry.confirm(event.target.checked)}
        />
        {t('checkout.nameIsRight')}
      </label>
      {near.length > 0 && (
        <div className="col-span-3 flex flex-wrap gap-2">
          <p className="w-full text-faint text-sm">{t('checkout.didYouMean')}</p>
          {near.map(({ name, edition }) => (
            <button
              key={edition + name}
              type="button"
              className="flex min-h-11 max-w-full items-center gap-2 rounded-block border border-edge bg-raised px-3 font-semibold text-sm hover:border-ink"
              onClick={() => entry.offer({ typed: name.replace(/^\./, ''), bedrock: edition === 'bedrock' })}
            >
              <PlayerHead name={name} size={CHIP_HEAD_PX} />
              <span className="wrap-anywhere" translate="no">
                {name}
              </span>
              {edition === 'bedrock' && <span className="text-faint text-xs">{EDITION_NAMES.bedrock}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
