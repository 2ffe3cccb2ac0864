import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Drawer } from '../ui/drawer.tsx'
import { fit } from '../ui/fit.ts'
import { TryAgain } from '../ui/try-again.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { useSite } from './use-site.ts'

export function MobileMenu() {
  const { t } = useText()
  const { shortName, look } = useSite()
  /** How often it was opened: the number of players is loaded each time. */
  const [openings, setOpenings] = useState(0)
  // Every page is sent without the content and its script.
  const Content = useLoaded(
    () => import('./menu-content.tsx').then((module) => module.MenuContent),
    openings > 0,
  )
  return (
    <Drawer
      label={t('shell.menu')}
      openLabel={t('shell.openMenu')}
      closeLabel={t('shell.closeMenu')}
      onOpen={() => setOpenings((before) => before + 1)}
      buttonClassName="-mr-2"
      headClassName="border-line border-b pr-2"
      head={
        <span className="fit min-w-0 flex-1">
          <span
            className="px fit-text block leading-none uppercase"
            style={fit(look.shortNameEm.word, { '--size': '1.5rem' })}
          >
            {shortName}
          </span>
        </span>
      }
    >
      {(close) =>
        Content === 'failed' ? <TryAgain /> : Content && <Content openings={openings} close={close} />
      }
    </Drawer>
  )
}
