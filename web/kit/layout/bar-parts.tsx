import type { MouseEvent } from 'react'
import { localizedPath } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { useNavigate } from '../router/index.ts'
import { fit } from '../ui/fit.ts'
import { Icon } from '../ui/icon.tsx'
import { useSite } from './use-site.ts'

/** Links to `/`; a click navigates straight to the home page in the current language. */
export function LogoLink() {
  const { language } = useText()
  const { name, shortName, look } = useSite()
  const navigate = useNavigate()

  function goHome(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    navigate(localizedPath(language, '/'))
  }

  return (
    <a
      href="/"
      className="logo"
      style={fit(look.shortNameEm.line, { '--word': look.shortNameEm.word })}
      aria-label={name}
      onClick={goHome}
    >
      <img src={look.mark} alt="" width={32} height={32} />
      <span className="px uppercase">{shortName}</span>
    </a>
  )
}

/** While simulators run: on phones below the name, which has the whole width there. Screen readers read the whole sentence. */
export function DemoBadge() {
  const { t } = useText()
  const { demoParts, isPlayMoney } = useSite()
  if (demoParts === 0) return null
  const words = t(isPlayMoney ? 'shell.demo' : 'shell.demoData')
  return (
    <p className="demo-badge" title={words}>
      <Icon name="flask-conical" />
      <span aria-hidden="true">{t('shell.demoBadge')}</span>
      <span className="sr-only">{words}</span>
    </p>
  )
}
