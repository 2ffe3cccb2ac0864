import type { ReactNode } from 'react'
import { encodeUsername, shownUsername, usernameProblem } from '#contract/network/username.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { PAY_ID } from './checkout-bar.tsx'
import { isNeverSeen, type UsernameEntry } from './use-username.ts'

export const USERNAME_ID = 'username'
const HELP_ID = 'username-help'
const FIELD_HEAD_PX = 36
const NEAR_HEAD_PX = 28

type Props = { entry: UsernameEntry; isGift: boolean; children: ReactNode }

/** Label, field with the player's head, switch and the result of the name check. The child stands beside the label. */
export function UsernameField({ entry, isGift, children }: Props) {
  const { t } = useText()
  const { typed, problem } = entry
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <label className="label m-0" htmlFor={USERNAME_ID}>
          {t(isGift ? 'checkout.friendUsername' : 'store.username')}
        </label>
        {children}
      </div>
      <div className="mt-2 grid items-center gap-x-5 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="relative">
          <Face entry={entry} />
          <input
            id={USERNAME_ID}
            name="username"
            className="input min-h-13 pl-14 font-semibold placeholder:font-normal"
            autoComplete={isGift ? 'off' : 'username'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            placeholder={t('checkout.usernameExample')}
            value={typed}
            aria-invalid={problem !== null}
            aria-describedby={HELP_ID}
            onChange={(event) => entry.type(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && entry.validate()}
          />
        </div>
        <BedrockSwitch entry={entry} />
      </div>
      {/* Its room stays, so that a result of one line shifts no layout. */}
      <div className="grid min-h-11 content-center">
        <Hint entry={entry} />
      </div>
    </div>
  )
}

function Face({ entry }: Pick<Props, 'entry'>) {
  const { isValidated, encoded, isConfirmed, found } = entry
  const isShown = isValidated && encoded !== null && (isConfirmed || !isNeverSeen(entry))
  const name = (typeof found === 'object' && found?.name) || shownUsername(encoded ?? '')
  return (
    <span className="absolute inset-y-0 left-2.5 my-auto size-9">
      {isShown ? (
        <PlayerHead key={name} name={name} size={FIELD_HEAD_PX} />
      ) : (
        <span className="no-head block size-9" aria-hidden="true" />
      )}
    </span>
  )
}

function BedrockSwitch({ entry }: Pick<Props, 'entry'>) {
  const { t } = useText()
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold text-sm leading-4">
      <span className="mr-auto">
        {t('store.bedrock')} {t('store.edition')}{' '}
        <span className="font-normal text-[0.8125rem] text-faint md:block">{t('store.bedrockHelp')}</span>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own state
        role="switch"
        name="bedrock"
        className="switch"
        checked={entry.bedrock}
        onChange={(event) => entry.setBedrock(event.target.checked)}
      />
    </label>
  )
}

/** What the check says of the name. It never keeps anybody from ordering. */
function Hint({ entry }: Pick<Props, 'entry'>) {
  const { t } = useText()
  const { problem, bedrock, encoded, found, isConfirmed } = entry
  const sentAs = encoded && t('store.usernameSentAs', { name: shownUsername(encoded) })
  if (problem)
    return (
      <>
        <p className="error m-0" id={HELP_ID} role="alert">
          <Icon name="circle-alert" />
          {t(`store.${problem}`)}
        </p>
        {problem === 'usernameCharacters' && !bedrock && <Proposal entry={entry} />}
      </>
    )
  if (isNeverSeen(entry) && !isConfirmed) return <UnseenPlayer entry={entry} />
  if (found === 'looking') return <Line icon="loader" iconClass="animate-spin" text={t('checkout.looking')} />
  if (found === 'failed') return <Line icon="info" text={t('checkout.cannotCheck')} />
  if (isConfirmed && sentAs) return <Line icon="check" text={sentAs} />
  if (found) {
    const name = found.name ?? shownUsername(encoded ?? '')
    const seen = found.last_seen ? ` · ${t(`checkout.seen_${found.last_seen}`)}` : ''
    return <Line icon="circle-check" iconClass="text-ok" name={name} text={seen} />
  }
  return <Line text={bedrock && sentAs ? sentAs : t('store.usernameHelp')} />
}

type LineProps = { icon?: IconName; iconClass?: string; name?: string; text: string }

function Line({ icon, iconClass, name, text }: LineProps) {
  return (
    <p className="flex items-center gap-2.5 text-faint text-sm" id={HELP_ID} role="status">
      {icon && <Icon name={icon} className={iconClass} />}
      <span className="wrap-anywhere">
        {name && (
          <b className="text-ink" translate="no">
            {name}
          </b>
        )}
        {text}
      </span>
    </p>
  )
}

/** A space or a dot is allowed in Bedrock names only. */
function Proposal({ entry }: Pick<Props, 'entry'>) {
  const { t } = useText()
  const { typed } = entry
  if (usernameProblem(typed, true) !== null) return null
  const name = shownUsername(encodeUsername(typed, true))
  return (
    <div
      className="mt-1 flex flex-wrap items-center gap-2 rounded-block border-note border-l-4 bg-note-bg p-2 pl-3"
      role="status"
    >
      <p className="flex-[1_1_11rem] font-semibold">
        {t('checkout.isBedrock')}
        <span className="block font-normal text-[0.8125rem] text-soft">{t('checkout.isBedrockText')}</span>
      </p>
      <Button
        variant="outline"
        size="sm"
        className="wrap-anywhere whitespace-normal"
        onClick={() => {
          entry.setBedrock(true)
          document.getElementById(USERNAME_ID)?.focus()
        }}
      >
        {t('checkout.useName', { name })}
      </Button>
    </div>
  )
}

/** A warning with names that are close, never a wall. */
function UnseenPlayer({ entry }: Pick<Props, 'entry'>) {
  const { t } = useText()
  const near = (typeof entry.found === 'object' && entry.found?.near) || []

  function confirm(): void {
    entry.confirm()
    // The button that was pressed is gone.
    document.getElementById(PAY_ID)?.focus({ preventScroll: true })
  }

  return (
    <div className={`flex items-center gap-1.5 text-faint text-sm ${near.length > 0 ? 'flex-wrap' : ''}`}>
      <p
        className={`flex items-center gap-2.5 ${near.length > 0 ? 'w-full' : 'flex-1'}`}
        id={HELP_ID}
        role="status"
      >
        <Icon name="triangle-alert" className="text-wait" />
        <span>
          {t('checkout.neverSeen')} {near.length > 0 && t('shell.didYouMean')}
        </span>
      </p>
      {near.map(({ name, edition }) => (
        <button
          key={edition + name}
          type="button"
          className="near"
          translate="no"
          onClick={() => {
            entry.offer({ typed: name.replace(/^\./, ''), bedrock: edition === 'bedrock' })
            document.getElementById(USERNAME_ID)?.focus()
          }}
        >
          <PlayerHead name={name} size={NEAR_HEAD_PX} />
          {name}
        </button>
      ))}
      <button type="button" className="near" onClick={confirm}>
        {near.length > 0
          ? t('checkout.thisIsRight', { name: shownUsername(entry.encoded ?? '') })
          : t('checkout.nameIsRight')}
      </button>
    </div>
  )
}
