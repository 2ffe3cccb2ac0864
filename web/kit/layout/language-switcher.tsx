import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { rememberLanguage } from '../api/browser-storage.ts'
import { localizedPath, switchLanguage } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { Link, useLocation, useNavigate, usePageData } from '../router/index.ts'
import { Flag } from './flag.tsx'

const NAMES: Record<Language, string> = { en: 'English', id: 'Indonesia' }

/** In a bar, where phones have room for the other language only. */
export const BAR_LINK =
  'flex min-h-11 items-center gap-1.5 px-2 font-bold text-faint text-sm hover:text-ink aria-[current]:text-ink max-sm:text-soft max-sm:aria-[current]:hidden'

type Props = {
  className?: string
  linkClassName: string
  names?: 'codes' | 'words'
  flags?: boolean
  onChoose?: () => void
}

/** Links to the same page in the other language, with query and hash; else to the page that stands for it there. */
export function LanguageSwitcher({
  className,
  linkClassName,
  names = 'codes',
  flags = true,
  onChoose,
}: Props) {
  const { language: current, t } = useText()
  const { pathname, search } = useLocation()
  const data = usePageData() as { elsewhere?: string | null } | null | undefined
  /** The path in the other language, after the language, of a page that exists in this one only. */
  const elsewhere = data?.elsewhere ?? null
  const box = useRef<HTMLFieldSetElement>(null)
  useFocusAfterSwitch(box, current)
  const navigate = useNavigate()

  function choose(event: MouseEvent, language: Language): void {
    rememberLanguage(language)
    onChoose?.()
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    switchedTo = language
    const { search: query, hash } = window.location
    navigate(pathIn(language, query + hash), { preventScrollReset: elsewhere === null })
  }

  const pathIn = (language: Language, rest: string) =>
    elsewhere !== null && language !== current
      ? localizedPath(language, elsewhere)
      : switchLanguage(pathname, language) + rest

  return (
    <fieldset ref={box} className={className}>
      <legend className="sr-only">{t('shell.language')}</legend>
      {LANGUAGES.map((language) => (
        <Link
          key={language}
          to={pathIn(language, search)}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          className={linkClassName}
          onClick={(event) => choose(event, language)}
        >
          {flags && <Flag language={language} />}
          {names === 'codes' && language.toUpperCase()}
          <span className={names === 'codes' ? 'sr-only' : ''}>{NAMES[language]}</span>
        </Link>
      ))}
    </fieldset>
  )
}

let switchedTo: Language | null = null

/** The other language mounts another layout: the focus returns to the switcher. */
function useFocusAfterSwitch(box: RefObject<HTMLElement | null>, current: Language): void {
  useEffect(() => {
    const link = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (switchedTo !== current || !link?.checkVisibility()) return
    switchedTo = null
    link.focus({ preventScroll: true })
  }, [box, current])
}
