import { useRef, useState } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { type Entry, isNeverSeen, type UsernameEntry } from './use-username.ts'
import { SeenPlayer, UnseenPlayer } from './who-card.tsx'

export const USERNAME_ID = 'username'
const HELP_ID = 'username-help'

type Props = { entry: UsernameEntry; isGift: boolean }

/** Label, field, switch and the result of the name check: the grid around them places each. */
export function UsernameField({ entry, isGift }: Props) {
  const { t } = useText()
  const { typed, problem, isValidated, isValid } = entry
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <label className="label m-0 [grid-area:label]" htmlFor={USERNAME_ID}>
        {t(isGift ? 'checkout.friendUsername' : 'store.username')}
      </label>
      <div className="relative [grid-area:field]">
        <input
          ref={field}
          id={USERNAME_ID}
          name="username"
          className="input low:min-h-10 pr-12"
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
          <Icon
            name="circle-check"
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ok"
          />
        )}
      </div>
      <BedrockSwitch entry={entry} />
      <Who entry={entry} onWrong={() => field.current?.select()} />
    </>
  )
}

/** The result of the name check, for the visitor. The room for a card stays, so that a result shifts no layout. */
function Who({ entry, onWrong }: Pick<Props, 'entry'> & { onWrong: () => void }) {
  const { problem, found } = entry
  const [wrong, setWrong] = useState<Entry | null>(null)
  const known = problem === null && typeof found === 'object' ? found : null
  const unseen = known && isNeverSeen(entry) ? known : null
  const seen = unseen || wrong === entry.entry ? null : known
  return (
    <div className="min-h-14 [grid-area:who]">
      {!seen && !unseen && <Help entry={entry} />}
      <div role="status">
        {unseen && <UnseenPlayer id={HELP_ID} near={unseen.near ?? []} entry={entry} />}
        {seen && (
          <SeenPlayer
            id={HELP_ID}
            seen={seen}
            entry={entry}
            onWrong={() => {
              setWrong(entry.entry)
              onWrong()
            }}
          />
        )}
      </div>
    </div>
  )
}

function BedrockSwitch({ entry }: Pick<Props, 'entry'>) {
  const { t } = useText()
  return (
    <label className="flex min-h-11 items-center justify-self-end gap-2 text-right leading-4 [grid-area:bedrock] low:min-h-10">
      <span>
        <span className="block font-semibold text-sm">
          {t('store.bedrock')} <span className="max-sm:sr-only">{t('store.edition')}</span>
        </span>
        <span className="text-faint text-xs max-[22.5rem]:sr-only">{t('store.bedrockHelp')}</span>
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

function Help({ entry: { problem, bedrock, encoded, found } }: { entry: UsernameEntry }) {
  const { t } = useText()
  if (problem) {
    return (
      <p className="error mt-0.5" id={HELP_ID} role="alert">
        <Icon name="circle-alert" />
        {t(`store.${problem}`)}
      </p>
    )
  }
  if (found === 'failed') {
    return (
      <p className="help mt-0.5" id={HELP_ID}>
        {t('checkout.cannotCheck')}
      </p>
    )
  }
  return (
    <p className="help num mt-0.5" id={HELP_ID}>
      {bedrock && encoded
        ? t('store.usernameSentAs', { name: shownUsername(encoded) })
        : t(found === 'looking' ? 'checkout.looking' : 'store.usernameHelp')}
    </p>
  )
}
