import type { ComponentProps } from 'react'
import { localizedPath } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { Link } from '../router/index.ts'

/** A link inside the site, in the current language, prefetched on hover, focus and touch. */
export function SiteLink({ to, ...props }: ComponentProps<typeof Link> & { to: string }) {
  const { language } = useText()
  return <Link prefetch="intent" {...props} to={localizedPath(language, to)} />
}
