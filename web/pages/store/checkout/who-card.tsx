import type { NameCheck } from '#contract/network/known-players.schema.ts'
import { shownUsername } from '#contract/network/username.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import type { UsernameEntry } from './use-username.ts'

const HEAD_PX = 40
const EDITION_NAMES = { java: 'Java', bedrock: 'Bedrock' } as const

type SeenProps = { id: string; seen: NameCheck; entry: UsernameEntry; onWrong: () => void }

export function SeenPlayer({ id, seen, entry, onWrong }: SeenProps) {
  const { t } = useText()
  const name = seen.name ?? shownUsername(entry.encoded ?? '')
  const edition = EDITION_NAMES[entry.bedrock ? 'bedrock' : 'java']
  return (
    <div className="who border-l-ok" id={id}>
      <PlayerHead key={name} name={name} size={HEAD_PX} />
      <p className="min-w-0">
        <b className="wrap-anywhere block" translate="no">
          {name}
        </b>
        <span className="text-soft text-xs">
          {edition}
          {seen.last_seen && ` · ${t(`checkout.seen_${seen.last_seen}`)}`}
        </span>
      </p>
      <button type="button" className="btn btn-ghost btn-sm px-1.5" onClick={onWrong}>
        {t('checkout.changeName')}
      </button>
    </div>
  )
}

type UnseenProps = { id: string; near: NonNullable<NameCheck['near']>; entry: UsernameEntry }

/** A warning with names that are close, never a wall. */
export function UnseenPlayer({ id, near, entry }: UnseenProps) {
  const { t } = useText()
  const isNear = near.length > 0
  return (
    <div className="who border-l-wait" id={id}>
      <span className="no-head max-sm:hidden" aria-hidden="true" />
      <div className={`min-w-0 leading-4 ${isNear ? 'max-sm:contents' : 'max-sm:col-span-2'}`}>
        <b className="block max-sm:col-span-3 max-sm:pl-1.5 max-[22.5rem]:text-[0.8125rem]">
          {t('checkout.neverSeen')}
        </b>
        <p
          className={`flex flex-wrap items-center gap-x-1 text-soft text-xs max-sm:pl-1.5 ${isNear ? 'max-sm:col-span-3 sm:-my-1' : 'max-sm:col-span-2'}`}
        >
          {isNear && t('shell.didYouMean')}
          {near.map(({ name, edition }) => (
            <button
              key={edition + name}
              type="button"
              className="group min-h-9 flex-none font-bold text-ink focus-visible:-outline-offset-3"
              translate="no"
              onClick={() => entry.offer({ typed: name.replace(/^\./, ''), bedrock: edition === 'bedrock' })}
            >
              <span className="rounded-px border border-edge px-1.5 py-1 group-hover:border-ink">{name}</span>
            </button>
          ))}
          {/* The name that a Bedrock player gets in game differs from the one in the field. */}
          {entry.bedrock && (
            <span className="sm:order-first">
              {t('store.usernameSentAs', { name: shownUsername(entry.encoded ?? '') })}
            </span>
          )}
        </p>
      </div>
      <label className="flex min-h-11 items-center gap-2 font-bold max-sm:pl-1.5">
        <input
          type="checkbox"
          className="tick-box"
          checked={entry.isConfirmed}
          onChange={(event) => entry.confirm(event.target.checked)}
        />
        {t('checkout.nameIsRight')}
      </label>
    </div>
  )
}
