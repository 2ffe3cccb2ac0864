import { shownUsername } from '#contract/username.ts'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { UsernameEntry } from './use-username.ts'

export const USERNAME_ID = 'username'
const HELP_ID = 'username-help'

export function UsernameField({ entry }: { entry: UsernameEntry }) {
  const { t } = useText()
  const { typed, problem, isValidated, isValid } = entry
  return (
    <div>
      <label className="label" htmlFor={USERNAME_ID}>
        {t('store.username')}
      </label>
      <div className="relative">
        <input
          id={USERNAME_ID}
          name="username"
          className="input pr-12"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby={HELP_ID}
          onChange={(event) => entry.type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && entry.validate()}
        />
        {isValidated && isValid && (
          <Icon name="circle-check" className="pointer-events-none absolute top-3.5 right-3.5 text-ok" />
        )}
      </div>
      <Help entry={entry} />
      <label className="mt-3 flex min-h-11 items-center justify-between gap-4">
        <span>
          <span className="block font-semibold text-sm">{t('store.bedrock')}</span>
          <span className="block text-faint text-sm">{t('store.bedrockHelp')}</span>
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
    </div>
  )
}

/** Same height in every state, so that a change shifts no layout. */
function Help({ entry: { problem, bedrock, encoded } }: { entry: UsernameEntry }) {
  const { t } = useText()
  if (problem) {
    return (
      <p className="error max-sm:min-h-10" id={HELP_ID} role="alert">
        <Icon name="circle-alert" />
        {t(`store.${problem}`)}
      </p>
    )
  }
  return (
    <p className="help num max-sm:min-h-10" id={HELP_ID}>
      {bedrock && encoded
        ? t('store.usernameSentAs', { name: shownUsername(encoded) })
        : t('store.usernameHelp')}
    </p>
  )
}
