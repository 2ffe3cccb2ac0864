import type { FormEvent } from 'react'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = {
  value?: string
  className?: string
  /** On phones the button has an icon instead of its text. */
  isCompact?: boolean
  /** Without it, and before hydration, the form opens the search page. */
  onFind?: (name: string) => void
}

/** Nothing while player pages are off. */
export function FindForm({ value, className = '', isCompact = false, onFind }: Props) {
  const { t, language } = useText()
  const { pages } = useSite()
  if (!pages.player) return null

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (!onFind) return
    event.preventDefault()
    onFind(String(new FormData(event.currentTarget).get('q')).trim())
  }

  return (
    <search className={className}>
      <form className="find" action={localizedPath(language, '/player')} onSubmit={submit}>
        {!isCompact && (
          <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 text-faint" />
        )}
        <input
          className={isCompact ? 'input' : 'input pl-11'}
          name="q"
          defaultValue={value}
          aria-label={t('leaderboard.findMe')}
          placeholder={t('leaderboard.findMe')}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button
          type="submit"
          className={buttonLook({ variant: 'outline', className: isCompact ? 'max-sm:px-3' : '' })}
        >
          {isCompact ? (
            <>
              <Icon name="search" className="sm:hidden" />
              <span className="max-sm:sr-only">{t('shell.find')}</span>
            </>
          ) : (
            t('shell.find')
          )}
        </button>
      </form>
    </search>
  )
}
