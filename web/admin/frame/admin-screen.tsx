// One guarded screen: bar, title, content. The server draws it empty; what it shows needs the token.

import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { localizedPath } from '../../i18n/localized-path.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { useSite } from '../../layout/use-site.ts'
import { useNavigate } from '../../router/index.ts'
import { rememberPlace } from '../api/return-path.ts'
import { whyDropped } from '../api/token-store.ts'
import { useToken } from '../api/use-token.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { AdminBar } from './admin-bar.tsx'

type Props = {
  title: string
  /** Below the title. */
  text?: ReactNode
  /** Beside the title. Its height is reserved: it appears once the token is read. */
  action?: ReactNode
  /** Stands in while nobody knows who looks. */
  waiting: ReactNode
  /** Tabs bring their own margins. */
  wide?: boolean
  children: ReactNode
}

export function AdminScreen({ title, text, action, waiting, wide = false, children }: Props) {
  const { t } = useAdminText()
  const { shortName } = useSite()
  const token = useToken()
  useGuard(token)
  return (
    <>
      <PageHead title={`${title} · ${t('admin.area', { name: shortName })}`} noindex />
      <AdminBar />
      <main id="main" tabIndex={-1} className="pb-16">
        <div
          className={`wrap flex flex-wrap items-center justify-between gap-2 pt-5 lg:pt-8 ${action === undefined ? '' : 'min-h-16 lg:min-h-19'}`}
        >
          <div>
            <h1 className="text-xl max-[23rem]:text-lg lg:text-2xl">{title}</h1>
            {text && <p className="mt-1 text-sm text-soft">{text}</p>}
          </div>
          {token ? action : null}
        </div>
        <div className={wide ? 'pt-4' : 'wrap pt-5'}>{token ? children : waiting}</div>
      </main>
    </>
  )
}

/** Nobody without a token stays; where they were going is remembered. */
function useGuard(token: string | null | undefined): void {
  const { language } = useAdminText()
  const navigate = useNavigate()
  const onMissing = useEffectEvent(() => {
    const { pathname, search } = window.location
    // Who leaves on purpose comes back to the admin home, not to where they left.
    if (whyDropped() !== 'left') rememberPlace(pathname + search)
    navigate(localizedPath(language, '/admin/login'), { replace: true })
  })
  useEffect(() => {
    if (token === null) onMissing()
  }, [token])
}
