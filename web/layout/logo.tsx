import type { MouseEvent } from 'react'
import { localizedPath } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { useNavigate } from '../router/index.ts'
import { useSite } from './use-site.ts'

/** Links to `/`; a click navigates straight to the home page in the current language. */
export function LogoLink({ className = '' }: { className?: string }) {
  const { language } = useText()
  const { name, shortName } = useSite()
  const navigate = useNavigate()

  function goHome(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    navigate(localizedPath(language, '/'))
  }

  return (
    <a
      href="/"
      className={`flex min-h-11 items-center gap-2 ${className}`}
      aria-label={name}
      onClick={goHome}
    >
      <img src="/icons/mark.svg" alt="" width={32} height={32} />
      <span className="px text-[2rem] uppercase max-[22rem]:hidden">{shortName}</span>
    </a>
  )
}
