import { type ComponentType, useEffect, useRef, useState } from 'react'
import { localizedPath } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import type { FieldProps } from './player-hits.tsx'
import { useSite } from './use-site.ts'

/** A plain form that opens the search page; the list of hits is loaded with the first focus. */
export function PlayerField() {
  const { t, language } = useText()
  const { pages } = useSite()
  const input = useRef<HTMLInputElement>(null)
  const [Hits, setHits] = useState<ComponentType<FieldProps> | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || document.activeElement?.closest('input, textarea, select, dialog')) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!pages.player) return null
  return (
    <search className="player-field">
      <form
        className="contents"
        action={localizedPath(language, '/player')}
        onFocus={() => import('./player-hits.tsx').then((hits) => setHits(() => hits.PlayerHits))}
      >
        <Icon name="search" />
        <input
          ref={input}
          className="input"
          name="q"
          aria-label={t('shell.findPlayer')}
          placeholder={t('shell.findPlayer')}
        />
        {Hits && <Hits input={input} />}
      </form>
    </search>
  )
}
