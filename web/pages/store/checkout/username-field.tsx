import { useRef, useState } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Entry } from './use-name-check.ts'
import { isNeverSeen, type UsernameEntry } from './use-username.ts'
import { SeenPlayer, UnseenPlayer } from './who-card.tsx'

export const USERNAME_ID = 'username'
const HELP_ID = 'username-help'

type Props = { entry: UsernameEntry; isGift: boolean }

export function UsernameField({ entry, isGift }: Props) {
  const { t } = useText()
  const { typed, problem, isValidated, isValid } = entry
  const field = useRef<HTMLInputElement>(null)
  return (
    <div>
      <div className="mb-1.5 flex items-center gap-2">
        <label className="label mb-0 flex-1" htmlFor={USERNAME_ID}>
          {t(isGift ? 'checkout.friendUsername' : 'store.username')}
        </label>
        <BedrockSwitch entry={entry} />
      </div>
      <div className="relative">
        <input
          ref={field}
          id={USERNAME_ID}
          name="username"
          className="input pr-12"
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
        {isValidated && isValid && !isNeverSeen(entry) && (
          <Icon name="circle-check" className="pointer-events-none absolute top-3.5 right-3.5 text-ok" />
        )}
      </div>
      <Who entry={entry} isGift={isGift} onWrong={() => field.current?.select()} />
    </div>
  )
}

/** The result of the name check, for the visitor. */
function Who({ entry, isGift, onWrong }: Props & { onWrong: () => void }) {
  const { problem, found } = entry
  const [wrong, setWrong] = useState<Entry | null>(null)
  const known = found !== null && typeof found === 'object' && problem === null ? found : null
  if (known?.state === 'seen' && wrong !== entry.entry) {
    return (
      <div className="min-h-19.5" role="status">
        <SeenPlayer
          id={HELP_ID}
          seen={known}
          entry={entry}
          isGift={isGift}
          onWrong={() => {
            setWrong(entry.entry)
            onWrong()
          }}
        />
      </div>
    )
  }
  const unseen = known && isNeverSeen(entry) ? known : null
  // The name that a Bedrock player gets in game is worth a line of its own.
  const isHelpReplaced = unseen !== null && !entry.bedrock
  return (
    <div className="min-h-19.5">
      {!isHelpReplaced && <Help entry={entry} />}
      <div role="status">
        {unseen && (
          <UnseenPlayer id={isHelpReplaced ? HELP_ID : undefined} near={unseen.near ?? []} entry={entry} />
        )}
      </div>
    </div>
  )
}

function BedrockSwitch({ entry }: Pick<Props, 'entry'>) {
  const { t } = useText()
  return (
    <label className="flex min-h-11 items-center gap-2 text-right leading-4">
      <span>
        <span className="block font-semibold text-sm">{t('store.bedrock')}</span>
        <span className="text-faint text-xs max-[22rem]:sr-only">{t('store.bedrockHelp')}</span>
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

/** Same height in every state, so that a change shifts no layout. */
function Help({ entry: { problem, bedrock, encoded, found } }: { entry: UsernameEntry }) {
  const { t } = useText()
  if (problem) {
    return (
      <p className="error max-sm:min-h-10" id={HELP_ID} role="alert">
        <Icon name="circle-alert" />
        {t(`store.${problem}`)}
      </p>
    )
  }
  if (found === 'failed') {
    return (
      <p className="help max-sm:min-h-10" id={HELP_ID}>
        {t('checkout.cannotCheck')}
      </p>
    )
  }
  return (
    <p className="help num max-sm:min-h-10" id={HELP_ID}>
      {bedrock && encoded
        ? t('store.usernameSentAs', { name: shownUsername(encoded) })
        : t(found === 'looking' ? 'checkout.looking' : 'store.usernameHelp')}
    </p>
  )
}
