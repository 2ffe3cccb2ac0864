// The list under the search in the bar. It makes a combobox of the plain field, which works without it.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { FoundPlayer } from '#contract/network/known-players.schema.ts'
import { playerPath } from '#contract/network/player-path.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { useNavigate } from '../router/index.ts'
import { Icon } from '../ui/icon.tsx'
import { PlayerHit, useHitCount } from './player-hit.tsx'
import { loadSeen } from './seen-players.ts'
import { usePlayerSearch } from './use-player-search.ts'

const SEEN_SHOWN = 3
const LIST_ID = 'player-hits'

export type FieldProps = { input: RefObject<HTMLInputElement | null> }
type Option = Pick<FoundPlayer, 'name'> & Partial<FoundPlayer>

export function PlayerHits({ input }: FieldProps) {
  const { t, language } = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [seen, setSeen] = useState<readonly string[]>([])
  const found = usePlayerSearch(typed)
  const hits: readonly Option[] = typed ? (found?.players ?? []) : seen.map((name) => ({ name }))
  const count = useHitCount(found?.players.length ?? 0)
  const isNear = found !== null && hits.length === 0
  const options: readonly Option[] = isNear ? found.near : hits

  function write(text: string): void {
    const field = input.current
    if (field && field.value !== text) field.value = text
    setTyped(text.trim())
    setSeen(loadSeen().slice(0, SEEN_SHOWN))
  }

  function open(name: string): void {
    write('')
    input.current?.blur()
    navigate(localizedPath(language, playerPath(name) ?? '/player'))
  }

  // Only a hit is chosen without an arrow: Enter never opens somebody who was not asked for.
  const chosen = useChosen({ input, options, first: typed && !isNear ? 0 : -1, found, write, open })
  useCombobox(input, { isOpen: options.length > 0 || isNear, chosen })
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('shell.closeSearch')}
        onClick={({ currentTarget }) => {
          currentTarget.blur()
          input.current?.blur()
        }}
      >
        <Icon name="x" />
      </button>
      <p className="sr-only" role="status">
        {typed && found && count}
      </p>
      <div className="menu" hidden={options.length === 0 && !isNear}>
        {(isNear || !typed) && (
          <p className="px-2.5 py-2 text-[0.8125rem] text-soft">
            {isNear ? count : t('shell.recentlyViewed')}{' '}
            {isNear && options.length > 0 && t('shell.didYouMean')}
          </p>
        )}
        <div id={LIST_ID} role="listbox" aria-label={t('shell.findPlayer')}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the field.
            <div
              key={option.name}
              id={`${LIST_ID}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className="menu-link min-h-13 cursor-pointer px-2.5 aria-selected:bg-line"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => open(option.name)}
            >
              <PlayerHit {...option} typed={typed} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

type Choosing = FieldProps & {
  options: readonly Option[]
  /** What is chosen before an arrow is pressed; below 0 nothing. */
  first: number
  /** Another one begins anew. */
  found: unknown
  write(text: string): void
  open(name: string): void
}

/** The keys of the field. */
function useChosen({ input, options, first, found, write, open }: Choosing): number {
  const [moved, setMoved] = useState<{ at: number; found: unknown } | null>(null)
  const at = moved && moved.found === found ? moved.at : first
  const chosen = at < options.length ? at : -1

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && options.length > 0) {
      event.preventDefault()
      const next =
        chosen < 0 && step < 0 ? options.length - 1 : (chosen + step + options.length) % options.length
      setMoved({ at: next, found })
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (input.current?.value) write('')
      else input.current?.blur()
    }
  })
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const option = options[chosen]
    if (!option) return
    event.preventDefault()
    open(option.name)
  })
  const onInput = useEffectEvent(() => write(input.current?.value ?? ''))
  useEffect(() => {
    const [box, stop] = [input.current?.form, new AbortController()]
    const { signal } = stop
    box?.addEventListener('keydown', (event) => onKey(event), { signal })
    box?.addEventListener('submit', (event) => onSubmit(event), { signal })
    box?.addEventListener('input', () => onInput(), { signal })
    box?.addEventListener('focusin', () => onInput(), { signal })
    // What was typed before this script arrived.
    onInput()
    return () => stop.abort()
  }, [input])
  return chosen
}

function useCombobox(
  input: FieldProps['input'],
  { isOpen, chosen }: { isOpen: boolean; chosen: number },
): void {
  useEffect(() => {
    const state = {
      role: 'combobox',
      autocomplete: 'off',
      maxlength: '32',
      autocapitalize: 'none',
      enterkeyhint: 'search',
      spellcheck: 'false',
      'aria-autocomplete': 'list',
      'aria-controls': LIST_ID,
      'aria-expanded': String(isOpen),
      'aria-activedescendant': chosen < 0 ? '' : `${LIST_ID}-${chosen}`,
    }
    for (const [name, value] of Object.entries(state)) input.current?.setAttribute(name, value)
  }, [input, isOpen, chosen])
}
